import { STOCK_LEVELS, STORE_SERVICES } from '@klarsikt/core/stores'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { articleId } from './parts.js'
import { shopRoutes } from './routes.js'

const openHours = z.object({ opens: z.string(), closes: z.string() })

export const store = z
  .object({
    id: z.number().int(),
    name: z.string(),
    slug: z.string(),
    address: z.string(),
    postalCode: z.string(),
    city: z.string(),
    phone: z.string(),
    lat: z.number(),
    lon: z.number(),
    icon: z.enum(['store', 'recycling', 'outlet']),
    services: z.array(z.enum(STORE_SERVICES)),
    /** Seven entries from Monday; null is closed. */
    hours: z.array(openHours.nullable()),
    /** Days that differ from the week, by date; null is closed. */
    deviatingHours: z.record(z.string(), openHours.nullable()).optional(),
    /** Kilometres from what was asked for, as the crow flies; absent when there is nothing to count from. */
    km: z.number().optional(),
  })
  .meta({ id: 'Store' })

/** A store with what only its own page says. */
export const storeDetails = store
  .extend({
    /** How it is reached; what is not known is left out. */
    access: z.object({
      parking: z.string().optional(),
      transit: z.string().optional(),
      entrance: z.string().optional(),
    }),
  })
  .meta({ id: 'StoreDetails' })

/** A store that has an article. */
export const storeWithStock = store.extend({ level: z.enum(STOCK_LEVELS) }).meta({ id: 'StoreWithStock' })

/** What distances are counted from. */
const place = {
  q: z.string().max(100).optional(),
  lat: z.coerce.number().min(-90).max(90).optional(),
  lng: z.coerce.number().min(-180).max(180).optional(),
}

export const storeEndpoints = {
  getStores: endpoint(shopRoutes.getStores, {
    permission: 'shop.browse',
    summary: 'Stores by name or place; from the nearest on when a position, a postal code or a known place is given',
    query: z.object({
      ...place,
      view: z.enum(['map', 'list']).optional(),
    }),
    reply: z.object({
      data: z.array(store),
      /** The origin of the distances as text; null for a position, and when there are none. */
      near: z.string().nullable().optional(),
    }),
  }),
  getStore: endpoint(shopRoutes.getStore, {
    permission: 'shop.browse',
    summary: 'One store by the last part of its address',
    params: z.object({ slug: z.string().min(1).max(100) }),
    reply: z.object({ data: storeDetails }),
    errors: ['page.not-found'],
  }),
  getStoreStock: endpoint(shopRoutes.getStoreStock, {
    permission: 'shop.browse',
    summary:
      'The stores that have an article, from the nearest on when a position, a postal code or a known place is given',
    params: z.object({ id: articleId }),
    query: z.object(place),
    reply: z.object({
      data: z.object({
        /** How many stores have it; the list may be shorter. */
        count: z.int(),
        stores: z.array(storeWithStock),
        /** The origin of the distances as text; null for a position, and when there are none. */
        near: z.string().nullable(),
      }),
    }),
    errors: ['article.not-found'],
  }),
}
