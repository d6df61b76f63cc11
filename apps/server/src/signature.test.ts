import { connect, type Identity, makeIdentity } from '@lockstep/api';
import { describe, expect, test } from 'vitest';
import { checkSignature, digestOf, type SignedRequest } from './signature.ts';

const NOW = 1_795_000_000;

/** What a client sends, caught on its way. */
const sent = async (identity: Identity, name = 'Ann', now = NOW): Promise<SignedRequest> => {
  let caught: SignedRequest | undefined;
  const client = connect({
    address: 'http://play.example:4180/',
    identity,
    now: () => now,
    fetch: async (address, init) => {
      const url = new URL(String(address));
      caught ??= {
        method: init!.method!,
        authority: url.host,
        target: url.pathname + url.search,
        body: Buffer.from(String(init!.body ?? '')),
        headers: init!.headers as { [name: string]: string },
      };
      return new Response('{}', { status: 200 });
    },
  });
  await client.setName(name);
  return caught!;
};

const check = (request: SignedRequest, now = NOW) => checkSignature(request, now * 1000);

describe.each(['ed25519', 'ecdsa-p256-sha256'] as const)('[S2] a request signed with %s', (alg) => {
  const identity = makeIdentity(alg);

  test('names its key and its nonce', async () => {
    const { keyid } = await identity;
    const one = await check(await sent(await identity));
    expect(one).toMatchObject({ key: `${alg}:${keyid}`, created: NOW });
    expect(await check(await sent(await identity))).not.toEqual(one);
  });

  test.each<[what: string, code: string, change: (request: SignedRequest) => Partial<SignedRequest>]>([
    ['another method', 'wrong-signature', () => ({ method: 'DELETE' })],
    ['another host', 'wrong-signature', () => ({ authority: 'other.example:4180' })],
    ['another path', 'wrong-signature', () => ({ target: '/api/v1/results' })],
    ['a query', 'wrong-signature', ({ target }) => ({ target: `${target}?a=1` })],
    ['another body', 'wrong-digest', () => ({ body: Buffer.from('{"name":"Eve"}') })],
    [
      'another body with its digest',
      'wrong-signature',
      ({ headers }) => {
        const body = Buffer.from('{"name":"Eve"}');
        return { body, headers: { ...headers, 'content-digest': digestOf(body) } };
      },
    ],
    ['no signature', 'unsigned', ({ headers: { signature: _, ...headers } }) => ({ headers })],
    [
      'half a signature',
      'wrong-signature',
      ({ headers }) => ({ headers: { ...headers, signature: 'lockstep=:AAAA:' } }),
    ],
    [
      'another nonce',
      'wrong-signature',
      ({ headers }) => ({
        headers: { ...headers, 'signature-input': String(headers['signature-input']).replace(/nonce="./, 'nonce="_') },
      }),
    ],
    [
      'fewer parts covered',
      'unsigned',
      ({ headers }) => ({
        headers: { ...headers, 'signature-input': String(headers['signature-input']).replace(' "content-digest"', '') },
      }),
    ],
  ])('with %s is refused as %s', async (_what, code, change) => {
    const request = await sent(await identity);
    expect(await check({ ...request, ...change(request) })).toMatchObject({ code });
  });

  test('of somebody else is refused', async () => {
    const [own, other] = [await sent(await identity), await sent(await makeIdentity(alg))];
    const headers = { ...own.headers, signature: other.headers.signature };
    expect(await check({ ...own, headers })).toMatchObject({ code: 'wrong-signature' });
  });
});

test.each([
  [-301, 'signature-out-of-time'],
  [-300, undefined],
  [300, undefined],
  [301, 'signature-out-of-time'],
])('[S3] a clock that differs by %i seconds: %s', async (seconds, code) => {
  const request = await sent(await makeIdentity('ed25519'));
  expect(((await check(request, NOW + seconds)) as { code?: string }).code).toBe(code);
});

test('[S2] a key that is none is refused', async () => {
  const request = await sent(await makeIdentity('ed25519'));
  for (const keyid of ['A'.repeat(43), `${'A'.repeat(42)}B`, `B${'A'.repeat(86)}`]) {
    const input = String(request.headers['signature-input']).replace(/keyid="[^"]*"/, `keyid="${keyid}"`);
    expect(await check({ ...request, headers: { ...request.headers, 'signature-input': input } })).toMatchObject({
      code: 'wrong-signature',
    });
  }
});
