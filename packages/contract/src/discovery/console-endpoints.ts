import { z } from 'zod'
import { type ConsoleCall, consoleRoutes as routes } from './console-routes.js'
import * as c from './console.js'
import type { DiscoveryEndpoint } from './endpoints.js'

const done = z.object({ success: z.literal(true) })

export const consoleEndpoints = {
  logIn: {
    route: routes.logIn,
    permission: 'console.enter',
    summary: 'Opens a session with the secret key of a tenant',
    body: c.logInBody,
    reply: c.consoleSession,
  },
  getSession: {
    route: routes.getSession,
    permission: 'console.enter',
    summary: 'The signed-in user; null when there is none, which is not an error for a page that asks when it opens',
    reply: z.object({ session: c.consoleSession.nullable() }),
  },
  logOut: { route: routes.logOut, permission: 'console.leave', summary: 'Ends the session', reply: done },
  getFeeds: {
    route: routes.getFeeds,
    permission: 'insights.read',
    summary: 'State of the catalogue and how the last feeds ended',
    params: c.marketParams,
    reply: c.consoleFeeds,
  },
  getQueries: {
    route: routes.getQueries,
    permission: 'insights.read',
    summary: 'What shoppers searched for and what came of it',
    params: c.marketParams,
    query: c.queriesQuery,
    reply: c.consoleQueries,
  },
  getShelf: {
    route: routes.getShelf,
    permission: 'merchandising.read',
    summary: 'Filters and categories that rules can be made of',
    params: c.marketParams,
    reply: c.consoleShelf,
  },
  findProducts: {
    route: routes.findProducts,
    permission: 'merchandising.read',
    summary: 'Products by words or by ids',
    params: c.marketParams,
    body: c.findProductsBody,
    reply: c.foundProducts,
  },
  getSynonyms: {
    route: routes.getSynonyms,
    permission: 'merchandising.read',
    summary: 'Words of the same meaning',
    params: c.marketParams,
    reply: c.consoleSynonyms,
  },
  saveSynonyms: {
    route: routes.saveSynonyms,
    permission: 'merchandising.change',
    summary: 'Replaces the list of synonyms, unless it was changed meanwhile',
    params: c.marketParams,
    body: c.consoleSynonyms,
    reply: c.consoleSynonyms,
  },
  getSuggestions: {
    route: routes.getSuggestions,
    permission: 'merchandising.read',
    summary: 'What others search for, and which of it shoppers see',
    params: c.marketParams,
    reply: c.consoleSuggestions,
  },
  saveSuggestions: {
    route: routes.saveSuggestions,
    permission: 'merchandising.change',
    summary: 'Blocks and approves queries, unless they were changed meanwhile',
    params: c.marketParams,
    body: c.saveSuggestionsBody,
    reply: c.consoleSuggestions,
  },
  getRules: {
    route: routes.getRules,
    permission: 'merchandising.read',
    summary: 'Every rule of the market',
    params: c.marketParams,
    reply: c.consoleRules,
  },
  saveRule: {
    route: routes.saveRule,
    permission: 'merchandising.change',
    summary: 'Creates or changes the rule of a query or category, unless it was changed meanwhile',
    params: c.marketParams,
    body: c.saveRuleBody,
    reply: c.consoleRule,
  },
  removeRule: {
    route: routes.removeRule,
    permission: 'merchandising.change',
    summary: 'Removes the rule of a query or category',
    params: c.marketParams,
    body: z.object({ subject: c.consoleSubject }),
    reply: done,
  },
  preview: {
    route: routes.preview,
    permission: 'merchandising.read',
    summary: 'A list before and after a change that is not saved',
    params: c.marketParams,
    body: c.previewBody,
    reply: c.previewReply,
  },
  explain: {
    route: routes.explain,
    permission: 'merchandising.read',
    summary: 'Explains the position of a product for a query',
    params: c.marketParams,
    body: c.explainBody,
    reply: c.explainReply,
  },
} as const satisfies Record<ConsoleCall, DiscoveryEndpoint>
