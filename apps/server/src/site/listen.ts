import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** So many ports are tried after a busy one; then any free one will do. */
const MORE_PORTS = 20;
const LAST_PORT = 65535;

const tryPort = (server: Server, host: string, port: number): Promise<'listening' | 'busy'> =>
  new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException): void => {
      server.off('listening', listening);
      if (error.code === 'EADDRINUSE') resolve('busy');
      else reject(error);
    };
    const listening = (): void => {
      server.off('error', failed);
      resolve('listening');
    };
    server.once('error', failed);
    server.once('listening', listening);
    server.listen(port, host);
  });

/** Listens on the wanted port, or on the next free one. Answers with the port. */
export const listen = async (server: Server, host: string, wanted: number): Promise<number> => {
  const next = Array.from({ length: wanted === 0 ? 0 : MORE_PORTS }, (_, i) => wanted + 1 + i);
  for (const port of [wanted, ...next.filter((one) => one <= LAST_PORT), 0])
    if ((await tryPort(server, host, port)) === 'listening') return (server.address() as AddressInfo).port;
  throw new Error('no port is free');
};
