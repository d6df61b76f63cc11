import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import { promisify } from 'node:util';
import { BOUNDS, LABEL, parseParams, type SignatureParams, signatureBase } from '@lockstep/api';
import { type Denial, deny } from './denial.ts';
import type { Signer } from './store/store.ts';

export interface SignedRequest {
  readonly method: string;
  readonly authority: string;
  /** As it stands in the request line: path and query. */
  readonly target: string;
  readonly body: Buffer;
  readonly headers: { readonly [name: string]: string | string[] | undefined };
}

const P256_BYTES = 65;
const ED25519_BYTES = 32;
const SIGNATURE_BYTES = 64;

const keyOf = ({ alg, keyid }: SignatureParams): KeyObject | null => {
  const raw = Buffer.from(keyid, 'base64url');
  // One key has one spelling.
  if (raw.toString('base64url') !== keyid) return null;
  try {
    if (alg === 'ed25519')
      return raw.length === ED25519_BYTES
        ? createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: keyid }, format: 'jwk' })
        : null;
    if (raw.length !== P256_BYTES || raw[0] !== 4) return null;
    const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((half) => half.toString('base64url'));
    return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
  } catch {
    // A point that is not on the curve.
    return null;
  }
};

/** On a thread of the pool: of all that a result takes, this is what another core can do meanwhile. */
const verifyAside = promisify(verify);

const isSigned = ({ alg }: SignatureParams, key: KeyObject, text: string, signature: Buffer): Promise<boolean> => {
  const bytes = Buffer.from(text);
  if (alg === 'ed25519') return verifyAside(null, bytes, key, signature);
  return verifyAside('sha256', bytes, { key, dsaEncoding: 'ieee-p1363' }, signature);
};

const headerOf = ({ headers }: SignedRequest, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

export const digestOf = (body: Buffer): string => `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;

const INPUT = new RegExp(`^${LABEL}=(.*)$`);
const SIGNATURE = new RegExp(`^${LABEL}=:([A-Za-z0-9+/]+={0,2}):$`);

/** Who signed a request, by the clock of `now` in milliseconds. Whether the signature was used before is for the store to say. */
export const checkSignature = async (request: SignedRequest, now: number): Promise<Signer | Denial> => {
  const [, written] = INPUT.exec(headerOf(request, 'signature-input')) ?? [];
  const [, encoded] = SIGNATURE.exec(headerOf(request, 'signature')) ?? [];
  if (written === undefined || encoded === undefined) return deny('unsigned', 'headers.signature');
  const params = parseParams(written);
  if (!params) return deny('unsigned', 'headers.signature-input');
  const digest = headerOf(request, 'content-digest');
  if (digest !== digestOf(request.body)) return deny('wrong-digest', 'headers.content-digest');
  if (Math.abs(Math.floor(now / 1000) - params.created) > BOUNDS.clock)
    return deny('signature-out-of-time', 'headers.signature-input', `created ${params.created}`);
  const key = keyOf(params);
  if (!key) return deny('wrong-signature', 'headers.signature-input', 'keyid is no key of that algorithm');
  const [path = '', query] = request.target.split(/\?(.*)/s);
  const covered = {
    method: request.method,
    authority: request.authority.toLowerCase(),
    path,
    query: `?${query ?? ''}`,
    digest,
  };
  const signature = Buffer.from(encoded, 'base64');
  if (
    signature.length !== SIGNATURE_BYTES ||
    !(await isSigned(params, key, signatureBase(covered, written), signature))
  )
    return deny('wrong-signature', 'headers.signature');
  return { key: `${params.alg}:${params.keyid}`, nonce: params.nonce, created: params.created };
};
