import type { DiscoveryRoute } from './routes.js'

/**
 * Calls of the merchant's console. A session cookie opens them and only that page uses them, so they are not part of
 * the public API.
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

export type ConsoleCall = keyof typeof consoleRoutes

/** Header with the session's token, which a foreign page can neither read nor send. It protects against CSRF. */
export const CONSOLE_TOKEN_HEADER = 'x-console-token'
