import type { Server } from 'node:http';
import { listen } from './listen.ts';
import { respond } from './respond.ts';
import { createServer, type Tls } from './secure.ts';
import { openSite } from './site.ts';

export interface Served {
  readonly address: string;
  readonly port: number;
  close(): Promise<void>;
}

const inAddress = (host: string): string => (host.includes(':') ? `[${host}]` : host);

export const addressOf = (host: string, port: number, tls?: Tls): string =>
  `${tls ? 'https' : 'http'}://${inAddress(host)}:${port}/`;

/** Ends a server: what is being answered has so many milliseconds, everything else none. */
export const closeServer = (server: Server, graceMs = 0): Promise<void> =>
  new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });

/** Serves a build of the web app alone. Undefined when there is none in the folder. */
export const serveSite = async (dir: string, host: string, wanted: number, tls?: Tls): Promise<Served | undefined> => {
  const site = openSite(dir);
  if (!site) return undefined;
  const server = createServer(tls, {}, (request, response) => respond(site(), request, response));
  const port = await listen(server, host, wanted);
  return { address: addressOf(host, port, tls), port, close: () => closeServer(server) };
};
