/** Media types by the end of a name; what squeezes well says so. */
const TYPES: { readonly [ending: string]: readonly [type: string, squeezes: boolean] } = {
  html: ['text/html; charset=utf-8', true],
  js: ['text/javascript; charset=utf-8', true],
  css: ['text/css; charset=utf-8', true],
  json: ['application/json; charset=utf-8', true],
  webmanifest: ['application/manifest+json; charset=utf-8', true],
  txt: ['text/plain; charset=utf-8', true],
  svg: ['image/svg+xml; charset=utf-8', true],
  png: ['image/png', false],
  webp: ['image/webp', false],
  woff2: ['font/woff2', false],
  woff: ['font/woff', false],
};

export const typeOf = (path: string): readonly [type: string, squeezes: boolean] =>
  TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? ['application/octet-stream', false];
