import { createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes, sign, X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import type { Tls } from './secure.ts';

const DAY_MS = 86_400_000;
/** The longest that browsers take. */
const VALID_DAYS = 397;

/** One value of DER (X.690): tag, length, contents. */
const der = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const contents = Buffer.concat(parts);
  const { length } = contents;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), contents]);
};

const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, ...parts);
/** Leading zero: the number is not negative. */
const whole = (bytes: Buffer): Buffer => der(0x02, bytes[0]! & 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes);
const bits = (bytes: Buffer, unused = 0): Buffer => der(0x03, Buffer.from([unused]), bytes);
const octets = (bytes: Buffer): Buffer => der(0x04, bytes);
const identifier = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const time = (ms: number): Buffer =>
  der(
    0x17,
    Buffer.from(
      `${new Date(ms)
        .toISOString()
        .replace(/[-:T]|\.\d+/g, '')
        .slice(2)}`,
      'latin1',
    ),
  );

/** Object identifiers as DER has them. */
const IDS = {
  ecdsaWithSha256: '2a8648ce3d040302',
  commonName: '550403',
  basicConstraints: '551d13',
  keyUsage: '551d0f',
  extendedKeyUsage: '551d25',
  serverAuth: '2b06010505070301',
  subjectAltName: '551d11',
} as const;

const algorithm = (): Buffer => sequence(identifier(IDS.ecdsaWithSha256));
const nameOf = (text: string): Buffer =>
  sequence(der(0x31, sequence(identifier(IDS.commonName), der(0x0c, Buffer.from(text)))));

const extension = (id: string, value: Buffer, critical = false): Buffer =>
  sequence(identifier(id), ...(critical ? [der(0x01, Buffer.from([0xff]))] : []), octets(value));

/** The bytes of an address of IPv4 or IPv6. */
const addressBytes = (address: string): Buffer => {
  if (isIP(address) === 4) return Buffer.from(address.split('.').map(Number));
  const [head = '', tail] = address.split('::');
  const words = (text: string): string[] => text.split(':').filter((word) => word !== '');
  const [first, last] = [words(head), words(tail ?? '')];
  const middle = tail === undefined ? [] : Array<string>(8 - first.length - last.length).fill('0');
  return Buffer.from([...first, ...middle, ...last].map((word) => word.padStart(4, '0')).join(''), 'hex');
};

/** A name or an address that a certificate is good for. */
const altName = (name: string): Buffer =>
  isIP(name) ? der(0x87, addressBytes(name)) : der(0x82, Buffer.from(name, 'latin1'));

const certificate = (
  key: { readonly publicKey: KeyObject; readonly privateKey: KeyObject },
  names: readonly string[],
  now: number,
): Buffer => {
  const who = nameOf('Lockstep on this machine');
  const body = sequence(
    der(0xa0, whole(Buffer.from([2]))),
    whole(Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    algorithm(),
    who,
    sequence(time(now - DAY_MS), time(now + (VALID_DAYS - 1) * DAY_MS)),
    who,
    key.publicKey.export({ type: 'spki', format: 'der' }),
    der(
      0xa3,
      sequence(
        extension(IDS.basicConstraints, sequence(), true),
        extension(IDS.keyUsage, bits(Buffer.from([0x80]), 7), true),
        extension(IDS.extendedKeyUsage, sequence(identifier(IDS.serverAuth))),
        extension(IDS.subjectAltName, sequence(...names.map(altName))),
      ),
    ),
  );
  return sequence(body, algorithm(), bits(sign('sha256', body, key.privateKey)));
};

const pem = (what: string, bytes: Buffer): string =>
  `-----BEGIN ${what}-----\n${bytes.toString('base64').replace(/.{64}/g, '$&\n').trimEnd()}\n-----END ${what}-----\n`;

/** A certificate (X.509) that vouches for itself, good for these names and addresses. */
export const makeCertificate = (names: readonly string[], now: number): Tls => {
  const key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    cert: pem('CERTIFICATE', certificate(key, names, now)),
    key: key.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
};

/** What this machine is called from within and from its networks. */
const ownNames = (host: string): readonly string[] => {
  const addresses = Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map(({ address }) => address));
  const plain = addresses.map((address) => address.replace(/%.*$/, ''));
  const anywhere = ['0.0.0.0', '::'].includes(host);
  return [...new Set(['localhost', '127.0.0.1', '::1', ...plain, ...(anywhere ? [] : [host])])];
};

const covers = (certificateOf: X509Certificate, names: readonly string[]): boolean =>
  names.every((name) => (isIP(name) ? certificateOf.checkIP(name) : certificateOf.checkHost(name)) !== undefined);

const CERT = 'tls-self.pem';
const KEY = 'tls-self.key';

/** Null where it is damaged, over, or not good for these names. */
const keptCertificate = (dir: string, names: readonly string[], now: number): Tls | null => {
  try {
    const tls = { cert: readFileSync(join(dir, CERT), 'utf8'), key: readFileSync(join(dir, KEY), 'utf8') };
    const read = new X509Certificate(tls.cert);
    const isGood =
      Date.parse(read.validTo) > now + DAY_MS && read.checkPrivateKey(createPrivateKey(tls.key)) && covers(read, names);
    return isGood ? tls : null;
  } catch {
    return null;
  }
};

/** A certificate of this machine's own, kept in the folder: the same fingerprint at the next start. */
export const ownCertificate = (dir: string, host: string, now: number): Tls & { readonly fingerprint: string } => {
  const names = ownNames(host);
  const kept = existsSync(join(dir, CERT)) ? keptCertificate(dir, names, now) : null;
  const tls = kept ?? makeCertificate(names, now);
  if (!kept) {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    writeFileSync(join(dir, CERT), tls.cert);
    writeFileSync(join(dir, KEY), tls.key, { mode: 0o600 });
  }
  return { ...tls, fingerprint: new X509Certificate(tls.cert).fingerprint256 };
};
