import { errorAnswer } from '@lockstep/api';
import { parseShape } from '@lockstep/shape';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GenericSchema, InferOutput } from 'valibot';
import { Denial, deny } from '../denial.ts';
import { checkSignature } from '../signature.ts';
import type { Signer } from '../store/store.ts';
import type { Context } from './context.ts';

/** One address of the API: what it takes and answers, and what it does. */
interface Endpoint<Body extends GenericSchema | undefined, Answer extends GenericSchema> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly summary: string;
  readonly body?: Body;
  readonly answer: Answer;
  /** Requests that one address may make in a minute, where it is fewer than elsewhere. */
  readonly perMinute?: number;
  /** Bytes of a body, where it is more than elsewhere. */
  readonly bodyLimit?: number;
  /** `once` uses the signature up before `handle` is called; `later` leaves that to it. */
  readonly signed: 'no' | 'once' | 'later';
  handle(
    context: Context,
    given: {
      readonly signer: Signer;
      readonly body: Body extends GenericSchema ? InferOutput<Body> : undefined;
      readonly params: { readonly [name: string]: string };
    },
  ): Promise<InferOutput<Answer> | Denial>;
}

const jsonSchema = (schema: GenericSchema): object => {
  // Conditions that JSON Schema cannot state are named by the refusal.
  const { $schema: _, ...made } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' });
  return made;
};

const EMPTY = Buffer.alloc(0);
const NOBODY: Signer = { key: '', nonce: '', created: 0 };

const parseBody = <Body extends GenericSchema>(schema: Body, bytes: Buffer): InferOutput<Body> | Denial => {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return deny('wrong-shape', 'body', 'not JSON');
  }
  const parsed = parseShape(schema, value);
  if (parsed.ok) return parsed.value;
  const [first] = parsed.fault;
  return deny('wrong-shape', ['body', ...first!.path].join('.'), `expected ${first!.expected}; found ${first!.found}`);
};

/** For a client that comes again. */
const RETRY_SECONDS = 5;

export const sendDenial = (reply: FastifyReply, denial: Denial): FastifyReply =>
  (denial.status === 503 ? reply.header('retry-after', RETRY_SECONDS) : reply)
    .code(denial.status)
    .header('cache-control', 'no-store')
    .send(denial.answer);

const signerOf = async (
  context: Context,
  request: FastifyRequest,
  signed: Endpoint<undefined, GenericSchema>['signed'],
): Promise<Signer | Denial> => {
  if (signed === 'no') return NOBODY;
  const signer = await checkSignature(
    {
      method: request.method,
      authority: request.host,
      target: request.raw.url ?? '',
      body: Buffer.isBuffer(request.body) ? request.body : EMPTY,
      headers: request.headers,
    },
    context.now(),
  );
  if (signer instanceof Denial || signed === 'later') return signer;
  return (await context.store.admit(signer)) ? signer : deny('signature-used', 'headers.signature-input');
};

export const addEndpoint = <Body extends GenericSchema | undefined, Answer extends GenericSchema>(
  app: FastifyInstance,
  context: Context,
  endpoint: Endpoint<Body, Answer>,
): void => {
  const { method, url, summary, body: bodySchema, answer, signed, handle, perMinute, bodyLimit } = endpoint;
  const names = [...url.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  app.route({
    method,
    url,
    ...(bodyLimit ? { bodyLimit } : {}),
    ...(perMinute ? { config: { rateLimit: { max: perMinute, timeWindow: 60_000 } } } : {}),
    schema: {
      summary,
      ...(signed === 'no' ? { security: [] } : {}),
      ...(bodySchema ? { body: jsonSchema(bodySchema) } : {}),
      ...(names.length > 0
        ? {
            params: { type: 'object', properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) },
          }
        : {}),
      response: { 200: jsonSchema(answer), '4xx': jsonSchema(errorAnswer), '5xx': jsonSchema(errorAnswer) },
    },
    handler: async (request, reply) => {
      const signer = await signerOf(context, request, signed);
      if (signer instanceof Denial) return sendDenial(reply, signer);
      const bytes = Buffer.isBuffer(request.body) ? request.body : EMPTY;
      const body = bodySchema ? parseBody(bodySchema, bytes) : undefined;
      if (body instanceof Denial) return sendDenial(reply, body);
      const params = request.params as { readonly [name: string]: string };
      // The body has the type of its schema by now, which the compiler cannot follow through the optional one.
      const answered = await handle(context, { signer, body: body as never, params });
      if (answered instanceof Denial) return sendDenial(reply, answered);
      return reply.header('cache-control', 'no-store').send(answered);
    },
  });
};
