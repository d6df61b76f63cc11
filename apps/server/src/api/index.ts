import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { BOUNDS, homeAnswer } from '@lockstep/api';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { deny } from '../denial.ts';
import { StoreFailure } from '../store/failure.ts';
import { addAttempts } from './attempts.ts';
import { addChallenges } from './challenges.ts';
import type { Context } from './context.ts';
import { addDevices } from './devices.ts';
import { addEndpoint, sendDenial } from './endpoint.ts';
import { addEveryone } from './everyone.ts';
import { addFriends } from './friends.ts';
import { addJournal } from './journal.ts';
import { addMatchSocket } from './match-socket.ts';
import { addMatches } from './matches.ts';
import { addMe } from './me.ts';
import { addRanked } from './ranked.ts';
import { addRatings } from './ratings.ts';
import { addResults } from './results.ts';

export interface ApiOptions {
  /** Requests that one network address may make in a minute. */
  readonly requestsPerMinute: number;
  /** Proxies in front, whose word on addresses and host is taken. */
  readonly trustProxy: string | false;
  readonly logger: NonNullable<FastifyServerOptions['loggerInstance']>;
  readonly serverFactory: NonNullable<FastifyServerOptions['serverFactory']>;
}

/** Nothing of the API is a page, except its documentation, which brings its own scripts and styles. */
const POLICY = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] };
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const codeFor = (error: FastifyError): Parameters<typeof deny> => {
  if (error instanceof StoreFailure) return ['store-away', 'store'];
  if (error.statusCode === 429) return ['too-many-requests', 'address'];
  if (error.statusCode === 413) return ['too-large', 'body'];
  if (error.statusCode === 415) return ['wrong-media', 'headers.content-type'];
  if (error.statusCode === 400) return ['wrong-shape', 'request'];
  if (error.statusCode === 403 || error.statusCode === 404) return ['unknown-address', 'path'];
  return ['internal', 'server'];
};

/** What a log says of a fault: no request, so no address and no key. */
const faultOf = (error: Error): object => {
  const cause = error.cause instanceof Error ? error.cause : error;
  return { fault: cause.message, code: (cause as NodeJS.ErrnoException).code, stack: cause.stack };
};

const addHouse = (app: FastifyInstance, context: Context): void => {
  const { store, metrics } = context;
  app.get('/health', { schema: { hide: true } }, async () => ({ ok: true }));
  app.get('/ready', { schema: { hide: true } }, async (_request, reply) =>
    (await store.isReady()) ? { ready: true } : sendDenial(reply, deny('store-away', 'store')),
  );
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  addEndpoint(app, context, {
    method: 'GET',
    url: '/api/v1',
    summary: 'That this is a server of Lockstep, and its time',
    answer: homeAnswer,
    signed: 'no',
    handle: async ({ now }) => ({ lockstep: 1 as const, now: Math.floor(now() / 1000) }),
  });
};

const DESCRIPTION = `Results of Lockstep's Dailies, proven by playing them. Requests are signed with a key that the device made (HTTP Message Signatures, RFC 9421); the rules are in docs/spec/server.md.`;

/** The API as one Fastify app; whatever is not the API's is served by the server it stands in. */
export const openApi = async (context: Context, options: ApiOptions): Promise<FastifyInstance> => {
  const { requestsPerMinute, trustProxy, logger, serverFactory } = options;
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    serverFactory,
    bodyLimit: BOUNDS.body,
    exposeHeadRoutes: true,
  });
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  app.removeAllContentTypeParsers();
  // Bytes: the digest is of what was sent. Endpoints parse it by their schemas.
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const denial = deny(...codeFor(error));
    if (denial.status >= 500) app.log.error(faultOf(error), denial.code);
    return sendDenial(reply, denial);
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? 'none';
    const status = reply.statusCode;
    context.metrics.requests.observe({ method, route, status }, reply.elapsedTime / 1000);
    app.log.info({ method, route, status, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    referrerPolicy: { policy: 'no-referrer' },
    // Whether a name is to be asked by TLS alone is for who runs it to say, at the proxy.
    strictTransportSecurity: false,
  });
  await app.register(rateLimit, { max: requestsPerMinute, timeWindow: 60_000 });
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (_request, reply) =>
    sendDenial(reply, deny('unknown-address', 'path')),
  );
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Lockstep', description: DESCRIPTION, version: '1' },
      components: {
        securitySchemes: {
          signature: {
            type: 'apiKey',
            in: 'header',
            name: 'signature',
            description: 'HTTP Message Signatures, RFC 9421',
          },
        },
      },
      security: [{ signature: [] }],
    },
  });
  addHouse(app, context);
  addResults(app, context);
  addEveryone(app, context);
  addMe(app, context);
  addDevices(app, context);
  addJournal(app, context);
  addMatches(app, context);
  await addMatchSocket(app, context);
  addFriends(app, context);
  addChallenges(app, context);
  addAttempts(app, context);
  addRatings(app, context);
  addRanked(app, context);
  app.get('/api/v1/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: '/api',
    staticCSP: DOCS_POLICY,
    theme: { title: 'Lockstep: the API' },
    // A page cannot sign, so it offers nothing to send.
    uiConfig: { layout: 'BaseLayout', supportedSubmitMethods: [] },
  });
  await app.ready();
  return app;
};
