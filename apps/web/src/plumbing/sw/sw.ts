import { answerFrom, choose, type Shelf, stock } from './versions.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Each version of the app has a cache of its own, filled whole or not at all. Which of them is served is the player's choice, kept
 * in a separate cache: so neither a closed tab nor a reload brings another version, only the player's yes does.
 */
const shelf: Shelf = { scope: self.registration.scope, version: __VERSION__, files: __PRECACHE__ };

/** Addresses that a server answers, not a version of the app. */
const SERVER = /^(?:api|health|ready|metrics)(?:[/?#]|$)/;

self.addEventListener('install', (event) => event.waitUntil(stock(shelf)));

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(shelf.scope)) return;
  if (SERVER.test(request.url.slice(shelf.scope.length))) return;
  event.respondWith(answerFrom(shelf, request));
});

const agree = async (): Promise<void> => {
  // The worker before it goes on, with the files of this version, until every tab is closed: a change of workers
  // under pages that are loading leaves some of them waiting for an answer for ever.
  await choose(shelf);
  for (const client of await self.clients.matchAll({ includeUncontrolled: true, type: 'window' }))
    client.postMessage({ kind: 'changed', version: shelf.version });
};

self.addEventListener('message', (event) => {
  if ((event.data as { readonly kind?: unknown } | null)?.kind === 'agree') event.waitUntil(agree());
});
