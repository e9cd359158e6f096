import { z } from 'zod'
import { type ConsoleCall, consoleRoutes as routes } from './console-routes.js'
import * as c from './console.js'
import type { DiscoveryEndpoint } from './endpoints.js'

const done = z.object({ success: z.literal(true) })

/** Every call of the merchant's console by name. */
export const consoleEndpoints = {
  logIn: {
    route: routes.logIn,
    summary: 'Opens a session with the secret key of a tenant',
    body: c.logInBody,
    reply: c.consoleSession,
  },
  getSession: {
    route: routes.getSession,
    summary: 'Who is signed in; null when nobody is, which is no failure of a page that asks when it opens',
    reply: z.object({ session: c.consoleSession.nullable() }),
  },
  logOut: { route: routes.logOut, summary: 'Ends the session', reply: done },
  getFeeds: {
    route: routes.getFeeds,
    summary: 'State of the catalogue and how the last feeds ended',
    params: c.marketParams,
    reply: c.consoleFeeds,
  },
  getQueries: {
    route: routes.getQueries,
    summary: 'What shoppers searched for and what came of it',
    params: c.marketParams,
    query: c.queriesQuery,
    reply: c.consoleQueries,
  },
  getShelf: {
    route: routes.getShelf,
    summary: 'Filters and categories that rules can be made of',
    params: c.marketParams,
    reply: c.consoleShelf,
  },
  findProducts: {
    route: routes.findProducts,
    summary: 'Products by words or by ids',
    params: c.marketParams,
    body: c.findProductsBody,
    reply: c.foundProducts,
  },
  getSynonyms: {
    route: routes.getSynonyms,
    summary: 'Words of the same meaning',
    params: c.marketParams,
    reply: c.consoleSynonyms,
  },
  saveSynonyms: {
    route: routes.saveSynonyms,
    summary: 'Puts another list of synonyms in place, if nobody else did meanwhile',
    params: c.marketParams,
    body: c.consoleSynonyms,
    reply: c.consoleSynonyms,
  },
  getSuggestions: {
    route: routes.getSuggestions,
    summary: 'What others search for, and which of it shoppers see',
    params: c.marketParams,
    reply: c.consoleSuggestions,
  },
  saveSuggestions: {
    route: routes.saveSuggestions,
    summary: 'Blocks and approves queries, if nobody else did meanwhile',
    params: c.marketParams,
    body: c.saveSuggestionsBody,
    reply: c.consoleSuggestions,
  },
  getRules: {
    route: routes.getRules,
    summary: 'Every rule of the market',
    params: c.marketParams,
    reply: c.consoleRules,
  },
  saveRule: {
    route: routes.saveRule,
    summary: 'Makes or changes the rule of a query or category, if nobody else did meanwhile',
    params: c.marketParams,
    body: c.saveRuleBody,
    reply: c.consoleRule,
  },
  removeRule: {
    route: routes.removeRule,
    summary: 'Removes the rule of a query or category',
    params: c.marketParams,
    body: z.object({ subject: c.consoleSubject }),
    reply: done,
  },
  preview: {
    route: routes.preview,
    summary: 'A list before and after a change that is not saved',
    params: c.marketParams,
    body: c.previewBody,
    reply: c.previewReply,
  },
  explain: {
    route: routes.explain,
    summary: 'Why a product stands where it stands for a query',
    params: c.marketParams,
    body: c.explainBody,
    reply: c.explainReply,
  },
} as const satisfies Record<ConsoleCall, DiscoveryEndpoint>
