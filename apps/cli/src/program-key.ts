import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Identity, makeIdentity } from '@lockstep/api';
import { Fault } from './fault.ts';

const identityOf = async (secret: KeyObject): Promise<Identity> => {
  const pkcs8 = secret.export({ type: 'pkcs8', format: 'der' });
  const key = await crypto.subtle.importKey('pkcs8', new Uint8Array(pkcs8), { name: 'Ed25519' }, false, ['sign']);
  return { alg: 'ed25519', keyid: secret.export({ format: 'jwk' }).x!, key };
};

/** Who a program is to a server: the key in that file, made where there is none yet; a new one for each run without a file. */
export const programIdentity = async (file: string | undefined): Promise<Identity> => {
  if (file === undefined) return makeIdentity('ed25519');
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('ed25519');
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
    return identityOf(privateKey);
  }
  try {
    return await identityOf(createPrivateKey(readFileSync(file, 'utf8')));
  } catch {
    throw new Fault('wrong-key', `${file} is no Ed25519 key in PEM`);
  }
};
