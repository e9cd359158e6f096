import type { DiscoveryRoute } from './routes.js'

/**
 * Calls of the merchant's console. They are opened by the cookie of a session, not by a key, and serve that page alone;
 * so they stand apart from the calls that others program against.
 */
export const consoleRoutes = {
  logIn: { method: 'POST', path: '/v2/console/api/session', key: 'session' },
  getSession: { method: 'GET', path: '/v2/console/api/session', key: 'session' },
  logOut: { method: 'DELETE', path: '/v2/console/api/session', key: 'session' },
  getFeeds: { method: 'GET', path: '/v2/console/api/:market/feeds', key: 'session' },
  getQueries: { method: 'GET', path: '/v2/console/api/:market/queries', key: 'session' },
  getShelf: { method: 'GET', path: '/v2/console/api/:market/shelf', key: 'session' },
  findProducts: { method: 'POST', path: '/v2/console/api/:market/products', key: 'session' },
  getSynonyms: { method: 'GET', path: '/v2/console/api/:market/synonyms', key: 'session' },
  saveSynonyms: { method: 'PUT', path: '/v2/console/api/:market/synonyms', key: 'session' },
  getSuggestions: { method: 'GET', path: '/v2/console/api/:market/suggestions', key: 'session' },
  saveSuggestions: { method: 'PUT', path: '/v2/console/api/:market/suggestions', key: 'session' },
  getRules: { method: 'GET', path: '/v2/console/api/:market/rules', key: 'session' },
  saveRule: { method: 'PUT', path: '/v2/console/api/:market/rules', key: 'session' },
  removeRule: { method: 'DELETE', path: '/v2/console/api/:market/rules', key: 'session' },
  preview: { method: 'POST', path: '/v2/console/api/:market/preview', key: 'session' },
  explain: { method: 'POST', path: '/v2/console/api/:market/explain', key: 'session' },
} as const satisfies Record<string, DiscoveryRoute>

/** The name of a call of the console, such as `saveRule`. */
export type ConsoleCall = keyof typeof consoleRoutes

/** Header that carries the token of the session; a foreign page can neither read the token nor send the header. */
export const CONSOLE_TOKEN_HEADER = 'x-console-token'
