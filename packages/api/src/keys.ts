import type { Algorithm } from './signature.ts';

/** The key type of the browser, and of Node. */
type PrivateKey = Parameters<typeof crypto.subtle.sign>[1];

/** A key pair made on this device. The private half cannot be read out, only used. */
export interface Identity {
  readonly alg: Algorithm;
  /** The public half, raw, as base64url: who this is to a server. */
  readonly keyid: string;
  readonly key: PrivateKey;
}

const RAW: { readonly [alg in Algorithm]: { readonly name: string; readonly namedCurve?: string } } = {
  ed25519: { name: 'Ed25519' },
  'ecdsa-p256-sha256': { name: 'ECDSA', namedCurve: 'P-256' },
};

const SIGNING: { readonly [alg in Algorithm]: { readonly name: string; readonly hash?: string } } = {
  ed25519: { name: 'Ed25519' },
  'ecdsa-p256-sha256': { name: 'ECDSA', hash: 'SHA-256' },
};

export const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

export const toBase64url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** A new identity of this algorithm. */
export const makeIdentity = async (alg: Algorithm): Promise<Identity> => {
  const pair = await crypto.subtle.generateKey(RAW[alg], false, ['sign', 'verify']);
  if (!('privateKey' in pair)) throw new Error(`${alg} is not made of two keys`);
  const raw = await crypto.subtle.exportKey('raw', pair.publicKey);
  return { alg, keyid: toBase64url(new Uint8Array(raw)), key: pair.privateKey };
};

/** Ed25519 where the browser has it, P-256 elsewhere. */
export const newIdentity = async (): Promise<Identity> => {
  try {
    return await makeIdentity('ed25519');
  } catch {
    return makeIdentity('ecdsa-p256-sha256');
  }
};

export const sign = async ({ alg, key }: Identity, text: string): Promise<string> => {
  const bytes = await crypto.subtle.sign(SIGNING[alg], key, new TextEncoder().encode(text));
  return toBase64(new Uint8Array(bytes));
};
