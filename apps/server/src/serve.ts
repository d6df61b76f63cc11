import type { Server } from 'node:http';
import { API_HEADER } from '@lockstep/api';
import { type DestinationStream, type Level, pino } from 'pino';
import { openApi } from './api/index.ts';
import { openEveryone } from './everyone.ts';
import { openMatches } from './match/matches.ts';
import { type Editions, openScenes } from './match/scenes.ts';
import { makeMetrics } from './metrics.ts';
import { openRanked } from './ranked/ranked.ts';
import { type Library, openPuzzles } from './results/puzzles.ts';
import { addressOf, closeServer, type Served } from './site/index.ts';
import { listen } from './site/listen.ts';
import { respond } from './site/respond.ts';
import { createServer, type Tls } from './site/secure.ts';
import { openSite } from './site/site.ts';
import type { Store } from './store/store.ts';

export interface ServerOptions {
  /** A build of the web app. */
  readonly site: string;
  readonly host: string;
  readonly port: number;
  readonly tls?: Tls;
  readonly store: Store;
  readonly library: Library;
  readonly editions: Editions;
  readonly log: Level;
  /** Where log lines go; standard error where nothing is said. */
  readonly logTo?: DestinationStream;
  readonly trustProxy?: string;
  readonly requestsPerMinute?: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** How often matches are looked through for seats that are out of time. */
  readonly sweepMs?: number;
  /** For a client to send the head of a request, and the whole of it. */
  readonly patience?: { readonly headersMs: number; readonly requestMs: number };
}

/** What is the API's; every other address is a file of the app or nothing. */
const API = /^\/(?:api|health|ready|metrics)(?:[/?#]|$)/;

const REQUESTS_PER_MINUTE = 600;
const PURGE_MS = 60_000;
const SWEEP_MS = 1_000;
/** A match that no second player joined is kept so long. */
const UNJOINED_MS = 30 * 86_400_000;
const PATIENCE = { headersMs: 10_000, requestMs: 20_000 } as const;
/** How often slow clients are looked for, as a share of the time that they have. */
const LOOKS = 5;
/** A connection on which nothing moves is closed; a match on a socket has its own beat. */
const IDLE_MS = 60_000;
/** For requests that are being answered when the server is told to end. */
const GRACE_MS = 3_000;
/** RFC 6455: clients come again, to this server or to another. */
const GOING_AWAY = 1001;

/** Serves the app and the API in one process. Undefined when there is no build of the app in the folder. */
export const serveAll = async (options: ServerOptions): Promise<Served | undefined> => {
  const { store, library, host, port: wanted, now = Date.now, patience = PATIENCE } = options;
  const site = openSite(options.site);
  if (!site) return undefined;
  const logger = pino({ level: options.log, base: { pid: process.pid } }, options.logTo ?? pino.destination(2));
  const context = {
    store,
    puzzles: openPuzzles(library),
    everyone: openEveryone(store, now),
    matches: openMatches(store, openScenes(options.editions), now),
    ranked: openRanked(store, options.editions, now),
    everyoneRanked: openEveryone(store.ranked, now),
    metrics: makeMetrics(),
    now,
  };
  let server: Server | undefined;
  const api = await openApi(context, {
    requestsPerMinute: options.requestsPerMinute ?? REQUESTS_PER_MINUTE,
    trustProxy: options.trustProxy ?? false,
    logger,
    serverFactory: (handler) => {
      server = createServer(
        options.tls,
        {
          headersTimeout: patience.headersMs,
          requestTimeout: patience.requestMs,
          connectionsCheckingInterval: patience.headersMs / LOOKS,
        },
        (request, response) =>
          API.test(request.url ?? '')
            ? handler(request, response)
            : respond(site(), request, response.setHeader(API_HEADER, 'v1')),
      );
      server.setTimeout(IDLE_MS);
      return server;
    },
  });
  const port = await listen(server!, host, wanted);
  const purge = setInterval(
    () =>
      Promise.all([store.purge(now()), store.matches.purge(now() - UNJOINED_MS)]).catch((error: Error) =>
        logger.error({ fault: error.message }, 'purge'),
      ),
    PURGE_MS,
  );
  purge.unref();
  // The next sweep begins when the last has ended: a slow store is not asked twice at a time.
  let lastFault = '';
  let sweep: NodeJS.Timeout;
  const sweepAgain = (): void => {
    sweep = setTimeout(async () => {
      const fault = await Promise.all([context.matches.sweep(), context.ranked.sweep()]).then(
        () => '',
        (error: Error) => error.message,
      );
      // A store that is away is told of once, not at every look.
      if (fault && fault !== lastFault) logger.error({ fault }, 'sweep');
      lastFault = fault;
      if (!closing) sweepAgain();
    }, options.sweepMs ?? SWEEP_MS);
    sweep.unref();
  };
  let closing = false;
  sweepAgain();
  return {
    address: addressOf(host, port, options.tls),
    port,
    close: async () => {
      closing = true;
      clearInterval(purge);
      clearTimeout(sweep);
      for (const socket of api.websocketServer.clients) socket.close(GOING_AWAY);
      await closeServer(server!, GRACE_MS);
      await api.close();
      await store.close();
    },
  };
};
