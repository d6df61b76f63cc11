/**
 * How a request is signed: HTTP Message Signatures (RFC 9421), of which one form is written and one form is read. Host, path, query,
 * method and body are covered, so that a signature is good for one request to one server.
 */
export const ALGORITHMS = ['ed25519', 'ecdsa-p256-sha256'] as const;
export type Algorithm = (typeof ALGORITHMS)[number];

export interface SignatureParams {
  /** Seconds since 1970. */
  readonly created: number;
  readonly nonce: string;
  /** The public key itself, raw, as base64url. */
  readonly keyid: string;
  readonly alg: Algorithm;
}

/** What of a request is signed. */
export interface Signed {
  readonly method: string;
  readonly authority: string;
  readonly path: string;
  /** With its "?", which stands alone where there is no query. */
  readonly query: string;
  /** The value of the header `content-digest`. */
  readonly digest: string;
}

const COVERED = '("@method" "@authority" "@path" "@query" "content-digest")';
export const LABEL = 'lockstep';

export const makeParams = ({ created, nonce, keyid, alg }: SignatureParams): string =>
  `${COVERED};created=${created};nonce="${nonce}";keyid="${keyid}";alg="${alg}"`;

const PARAMS =
  /^\("@method" "@authority" "@path" "@query" "content-digest"\);created=(\d{1,12});nonce="([A-Za-z0-9_-]{22})";keyid="([A-Za-z0-9_-]{43,87})";alg="(ed25519|ecdsa-p256-sha256)"$/;

/** The inverse of `makeParams`; null for any other spelling. */
export const parseParams = (text: string): SignatureParams | null => {
  const [, created, nonce, keyid, alg] = PARAMS.exec(text) ?? [];
  if (created === undefined) return null;
  return { created: Number(created), nonce: nonce!, keyid: keyid!, alg: alg as Algorithm };
};

/** The text that is signed (RFC 9421 §2.5). */
export const signatureBase = ({ method, authority, path, query, digest }: Signed, params: string): string =>
  [
    `"@method": ${method}`,
    `"@authority": ${authority}`,
    `"@path": ${path}`,
    `"@query": ${query}`,
    `"content-digest": ${digest}`,
    `"@signature-params": ${params}`,
  ].join('\n');
