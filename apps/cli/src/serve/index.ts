import { createServer } from 'node:http';
import { listen } from './listen.ts';
import { respond } from './respond.ts';
import { openSite } from './site.ts';

export interface Served {
  readonly address: string;
  readonly port: number;
  close(): Promise<void>;
}

const inAddress = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/** Serves a build of the web app. Undefined when there is none in the folder. */
export const serveSite = async (dir: string, host: string, wanted: number): Promise<Served | undefined> => {
  const site = openSite(dir);
  if (!site) return undefined;
  const server = createServer((request, response) => respond(site(), request, response));
  const port = await listen(server, host, wanted);
  return {
    address: `http://${inAddress(host)}:${port}/`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
