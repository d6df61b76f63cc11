import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Encoding, Site, SiteFile } from './site.ts';

const accepted = (header: string | undefined, encoding: Encoding): boolean => {
  if (encoding === 'identity') return true;
  return (header ?? '').split(',').some((part) => {
    const [name, quality] = part.trim().split(/\s*;\s*q=/);
    return (name === encoding || name === '*') && Number(quality ?? 1) > 0;
  });
};

const encodingFor = (file: SiteFile, header: string | undefined): Encoding =>
  file.encodings.find((encoding) => accepted(header, encoding)) ?? 'identity';

const unchanged = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === etag);

/** A request may name the whole address, as it does to a proxy (RFC 9112 §3.2.2). */
const WHOLE_ADDRESS = /^https?:\/\/[^/?#]*/i;

/** The path inside the site, or undefined for an address that is none. */
const pathOf = (address: string | undefined): string | undefined => {
  const target = address ?? '';
  const [path = ''] = target.replace(WHOLE_ADDRESS, '').split(/[?#]/);
  const raw = path === '' && WHOLE_ADDRESS.test(target) ? '/' : path;
  if (!raw.startsWith('/')) return undefined;
  try {
    const decoded = decodeURIComponent(raw.slice(1));
    return decoded === '' ? 'index.html' : decoded;
  } catch {
    return undefined;
  }
};

const text = (
  response: ServerResponse,
  head: boolean,
  status: number,
  says: string,
  more: OutgoingHttpHeaders = {},
) => {
  const body = `${says}\n`;
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...more,
  });
  response.end(head ? undefined : body);
};

/** Answers one request from the site: GET and HEAD, nothing else. */
export const respond = (site: Site, request: IncomingMessage, response: ServerResponse): void => {
  response.setHeader('content-security-policy', site.policy);
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'no-referrer');
  response.setHeader('cross-origin-opener-policy', 'same-origin');
  response.setHeader('cross-origin-resource-policy', 'same-origin');
  const head = request.method === 'HEAD';
  if (!head && request.method !== 'GET') {
    text(response, head, 405, 'Only GET and HEAD are answered here.', { allow: 'GET, HEAD' });
    return;
  }
  const path = pathOf(request.url);
  if (path === undefined) {
    text(response, head, 400, 'That is no address.');
    return;
  }
  const file = site.files.get(path);
  if (!file) {
    text(response, head, 404, 'There is nothing here. The game is at /');
    return;
  }
  const encoding = encodingFor(file, request.headers['accept-encoding']);
  const etag = `"${file.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  response.setHeader('etag', etag);
  response.setHeader('cache-control', file.cache);
  if (file.encodings.length > 1) response.setHeader('vary', 'accept-encoding');
  if (unchanged(request.headers['if-none-match'], etag)) {
    response.writeHead(304);
    response.end();
    return;
  }
  const body = file.body(encoding);
  response.writeHead(200, {
    'content-type': file.type,
    'content-length': body.length,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  });
  response.end(head ? undefined : body);
};
