import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { fileURLToPath } from 'node:url';
import {
  hasSite,
  openStore,
  ownCertificate,
  type Place,
  type Served,
  serveAll,
  serveSite,
  type Tls,
} from '@lockstep/server';
import { Fault } from '../fault.ts';
import { answer } from '../output.ts';
import { dataDir } from '../store.ts';
import { streams } from '../streams.ts';

interface Options {
  readonly port: string;
  readonly host: string;
  readonly dir?: string;
  readonly static?: boolean;
  readonly data?: string;
  readonly trustProxy?: string;
  readonly tlsCert?: string;
  readonly tlsKey?: string;
  readonly tlsSelf?: boolean;
  readonly log: string;
  readonly open?: boolean;
  readonly json?: boolean;
}

const BUILD = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

const OPENERS: { readonly [platform: string]: readonly [command: string, ...args: string[]] } = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Without a browser to open the address is still printed. */
const openBrowser = (address: string): void => {
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
};

const portOf = (text: string): number => {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65535) return port;
  throw new Fault('usage', `--port is a number from 0 to 65535, 0 for any free one; not "${text}"`);
};

const LEVELS = ['error', 'warn', 'info', 'debug'] as const;

const levelOf = (text: string): (typeof LEVELS)[number] => {
  const level = LEVELS.find((one) => one === text);
  if (level) return level;
  throw new Fault('usage', `--log is one of ${LEVELS.join(', ')}; not "${text}"`);
};

/** A database where one is named, else a file among the player's own. */
const placeOf = ({ data }: Options): Place => {
  const url = streams().env.DATABASE_URL;
  if (url === undefined || url === '') return { dir: data ?? dataDir() };
  if (!/^postgres(?:ql)?:\/\//.test(url))
    throw new Fault('usage', 'DATABASE_URL is the address of a PostgreSQL database: postgres://user@host/name');
  if (data !== undefined)
    throw new Fault('usage', '--data and DATABASE_URL exclude each other: results have one store');
  return { url };
};

const placeName = (place: Place): string => ('url' in place ? 'the database of DATABASE_URL' : place.dir);

const storeAt = async (place: Place) => {
  try {
    return await openStore(place);
  } catch (error) {
    const says = (error as Error).message;
    throw new Fault(
      'no-store',
      `cannot keep results in ${placeName(place)}: ${says}. Another folder: --data DIR; the app alone, without a store: --static`,
    );
  }
};

const readPem = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Fault('no-file', `${file} cannot be read`);
  }
};

type Certificate = Tls & { readonly fingerprint?: string };

/** Certificate and key, where they are given or made; they are tried before anything listens. */
const tlsOf = ({ tlsCert, tlsKey, tlsSelf, data, host }: Options): Certificate | undefined => {
  if (tlsSelf && (tlsCert !== undefined || tlsKey !== undefined))
    throw new Fault('usage', '--tls-self makes a certificate: it goes without --tls-cert and --tls-key');
  if (tlsSelf) {
    try {
      return ownCertificate(data ?? dataDir(), host, Date.now());
    } catch (error) {
      throw new Fault('no-store', `cannot keep a certificate in ${data ?? dataDir()}: ${(error as Error).message}`);
    }
  }
  if (tlsCert === undefined && tlsKey === undefined) return undefined;
  if (tlsCert === undefined || tlsKey === undefined)
    throw new Fault(
      'usage',
      '--tls-cert and --tls-key go together: a certificate with its chain, and its key, as PEM files',
    );
  const tls = { cert: readPem(tlsCert), key: readPem(tlsKey) };
  try {
    createSecureContext(tls);
  } catch (error) {
    throw new Fault(
      'wrong-certificate',
      `${tlsCert} and ${tlsKey} are no certificate and its key: ${(error as Error).message}`,
    );
  }
  return tls;
};

const start = async (
  options: Options,
  tls: Certificate | undefined,
  dir: string,
  port: number,
): Promise<Served | undefined> => {
  const { host } = options;
  // Before the store is made: without the app there is nothing to serve.
  if (!hasSite(dir)) return undefined;
  if (options.static) return serveSite(dir, host, port, tls);
  const log = levelOf(options.log);
  const store = await storeAt(placeOf(options));
  const trusted = options.trustProxy === undefined ? {} : { trustProxy: options.trustProxy };
  const [{ dailyModuleOf }, { dayEditionsOf, editionOfDate, editionsFor, publishedGame }] = await Promise.all([
    import('@lockstep/catalogue'),
    import('../library.ts'),
  ]);
  const library = {
    dailies: (game: string) => (dailyModuleOf(game) ? publishedGame(game) : undefined),
    editionOn: (game: string, date: string) => {
      const [first] = dayEditionsOf(game);
      return first && date >= first.from ? editionOfDate(game, date) : undefined;
    },
  };
  try {
    const served = await serveAll({
      site: dir,
      host,
      port,
      store,
      library,
      editions: editionsFor,
      log,
      ...trusted,
      ...(tls ? { tls } : {}),
    });
    if (!served) await store.close();
    return served;
  } catch (error) {
    await store.close();
    throw error;
  }
};

const started = async (options: Options, tls: Certificate | undefined, port: number): Promise<Served> => {
  const dir = options.dir ?? BUILD;
  try {
    const served = await start(options, tls, dir, port);
    if (served) return served;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (error instanceof Fault || code === undefined) throw error;
    throw new Fault('no-server', `cannot listen on ${options.host} port ${port}: ${code}`);
  }
  throw new Fault('not-built', `there is no web app in ${dir}. Build it: npm run build`);
};

export const serve = async (options: Options): Promise<void> => {
  const wanted = portOf(options.port);
  if (options.host.trim() === '')
    throw new Fault('usage', '--host is a name or an address, such as 127.0.0.1 or 0.0.0.0');
  const tls = tlsOf(options);
  const { address, port, close } = await started(options, tls, wanted);
  const { fingerprint } = tls ?? {};
  answer(options, { ok: true, address, port, ...(fingerprint === undefined ? {} : { fingerprint }) }, () =>
    [
      ...(wanted !== 0 && port !== wanted ? [`Port ${wanted} is in use; this is port ${port}.`] : []),
      `Lockstep is at ${address}`,
      ...(fingerprint === undefined
        ? []
        : [
            'Its certificate is its own: browsers warn of it once. Compare the fingerprint (SHA-256) before you trust it:',
            fingerprint,
          ]),
      'Press ctrl-c to stop.',
    ].join('\n'),
  );
  if (options.open) openBrowser(address);
  await new Promise<void>((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop());
  });
  await close();
};
