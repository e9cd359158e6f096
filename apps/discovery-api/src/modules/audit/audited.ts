import type { consoleEndpoints, discoveryEndpoints } from '@klarsikt/contract/discovery'
import type { AuditAction } from './audit-action.js'

type Endpoints = typeof discoveryEndpoints & typeof consoleEndpoints
type NameOf<Name extends keyof Endpoints> = Endpoints[Name]['route']['method'] extends 'GET' ? never : Name

/** The name of every endpoint that is not a GET. */
type ChangingCall = { readonly [Name in keyof Endpoints]: NameOf<Name> }[keyof Endpoints]

/** The audit actions of a call, or why it has none. */
type Audited = readonly AuditAction[] | { readonly exempt: string }

const ASKS: Audited = { exempt: 'It asks, and changes nothing.' }

/** The audit actions of each call; a test makes all of them. */
export const AUDITED_CALLS: Readonly<Record<ChangingCall, Audited>> = {
  putProducts: ['feed.started', 'products.imported', 'feed.reported', 'feed.refused'],
  importBatches: ['feed.started', 'products.imported', 'feed.reported', 'feed.refused'],
  putFeedBatch: { exempt: 'It keeps a part of a feed for a day; what the whole feed changes is audited.' },
  deleteProduct: ['product.removed'],
  putContent: ['content.saved'],
  putSynonyms: ['synonyms.saved'],
  putCategories: ['categories.saved'],
  putTenant: ['tenant.created', 'tenant.changed'],
  putTenantSettings: ['tenant.changed'],
  rotateTenantKey: ['tenant.key-rotated'],
  logIn: ['console.entered', 'console.left'],
  logOut: ['console.left'],
  saveSynonyms: ['synonyms.saved'],
  saveSuggestions: ['suggestions.saved'],
  saveRule: ['rule.saved'],
  removeRule: ['rule.removed'],
  createVisitor: { exempt: 'It signs an id and stores nothing.' },
  createEvents: {
    exempt: 'Events of visitors are themselves a record that only grows, and are forgotten by their age.',
  },
  searchSuggestions: ASKS,
  searchResults: ASKS,
  productListing: ASKS,
  searchRelated: ASKS,
  recommendForCategory: ASKS,
  recommendForProduct: ASKS,
  recommendForProducts: ASKS,
  recommendGeneral: ASKS,
  findProducts: ASKS,
  preview: ASKS,
  explain: ASKS,
}

/** Why the rounds of background work are not audited. ADR 0020 repeats this list. */
export const UNAUDITED_ROUNDS: Readonly<Record<string, string>> = {
  'discovery-learn': 'derived from events, and made anew from them at any time',
  'discovery-tidy':
    'removes read changes, dead keys, sessions that ran out, parts of feeds and generations nobody reads',
  'discovery-forget': 'removes what was learnt from events that are forgotten',
}
