import type { DiscoveryRoute } from './routes.js'

/**
 * Calls of the merchant's console. They are opened by the cookie of a session, not by a key, and serve only that page,
 * so they are separate from the public API.
 */
export const consoleRoutes = {
  logIn: { method: 'POST', path: '/v2/console/api/session' },
  getSession: { method: 'GET', path: '/v2/console/api/session' },
  logOut: { method: 'DELETE', path: '/v2/console/api/session' },
  getFeeds: { method: 'GET', path: '/v2/console/api/:market/feeds' },
  getQueries: { method: 'GET', path: '/v2/console/api/:market/queries' },
  getShelf: { method: 'GET', path: '/v2/console/api/:market/shelf' },
  findProducts: { method: 'POST', path: '/v2/console/api/:market/products' },
  getSynonyms: { method: 'GET', path: '/v2/console/api/:market/synonyms' },
  saveSynonyms: { method: 'PUT', path: '/v2/console/api/:market/synonyms' },
  getSuggestions: { method: 'GET', path: '/v2/console/api/:market/suggestions' },
  saveSuggestions: { method: 'PUT', path: '/v2/console/api/:market/suggestions' },
  getRules: { method: 'GET', path: '/v2/console/api/:market/rules' },
  saveRule: { method: 'PUT', path: '/v2/console/api/:market/rules' },
  removeRule: { method: 'DELETE', path: '/v2/console/api/:market/rules' },
  preview: { method: 'POST', path: '/v2/console/api/:market/preview' },
  explain: { method: 'POST', path: '/v2/console/api/:market/explain' },
} as const satisfies Record<string, DiscoveryRoute>

/** The name of a call of the console, such as `saveRule`. */
export type ConsoleCall = keyof typeof consoleRoutes

/** Header that carries the token of the session; a foreign page can neither read the token nor send the header. */
export const CONSOLE_TOKEN_HEADER = 'x-console-token'
