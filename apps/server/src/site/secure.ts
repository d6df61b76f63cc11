import { createServer as createPlain, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { createServer as createTls } from 'node:https';

/** A certificate with its chain, and its key, as PEM. */
export interface Tls {
  readonly cert: string;
  readonly key: string;
}

/** A server that speaks TLS where there is a certificate. Throws where certificate and key do not fit. */
export const createServer = (tls: Tls | undefined, options: ServerOptions, listener: RequestListener): Server =>
  tls ? createTls({ ...options, ...tls }, listener) : createPlain(options, listener);
