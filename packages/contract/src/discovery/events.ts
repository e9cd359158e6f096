import { z } from 'zod'
import { EVENT_MESSAGES as M, stringArgument } from './event-messages.js'
import { MAX_ID_LENGTH, MAX_VISITOR_ID, marketId, storable, tenantId, visitor } from './parts.js'

/** Most events in one call. The widget sends far fewer. */
export const MAX_EVENTS = 100
const MAX_PRODUCTS = 500

const readable = (max: number) => z.string().max(max).refine(storable, 'must be readable text')

const common = {
  /** Made by the sender and kept over retries. The service counts an id once. */
  event_id: readable(100).min(1).nullish(),
  ...visitor,
  /** Time of the event by the sender's clock in milliseconds since 1970. Without it the service uses its own clock. */
  timestamp: z.number().nullish(),
  /** True if the visitor agreed to be recognised. Otherwise nothing about the visitor is stored. */
  consent: z.boolean().nullish(),
  page_url: readable(4_000).nullish(),
}

const identifier = (error: string) =>
  z.union(
    [
      z.string().min(1, { error }).max(MAX_ID_LENGTH, { error }).refine(storable, { error }),
      z.number().transform(String),
    ],
    { error },
  )

const place = {
  /** Name of the list in which the product was seen, such as `search` or the title of a row of recommendations. */
  list_name: readable(200).nullish(),
  list_position: z.number().int().min(0).max(100_000).nullish(),
  search_result_id: readable(100).nullish(),
  product_listing_result_id: readable(100).nullish(),
  recommendation_id: readable(100).nullish(),
}

const item = z.object(
  {
    sku: identifier(M.itemId),
    price: z.number({ error: M.itemPrice }),
    quantity: z.number({ error: M.itemQuantity }).refine((quantity) => quantity !== 0, M.itemQuantity),
  },
  { error: M.itemId },
)

/** A purchase as the API receives it (specification 7.2). */
export const purchaseEvent = z.object(
  {
    event_type: z.literal('purchase'),
    ...common,
    transaction_id: identifier(M.purchaseTransaction),
    currency: z.string({ error: M.purchaseCurrency }).min(1, { error: M.purchaseCurrency }).max(10).refine(storable),
    products: z.array(item, { error: M.purchaseItems }).max(MAX_PRODUCTS),
  },
  { error: M.purchaseObject },
)

/** The page's event has `items` with `item_id`, the API `products` with `sku` (specification 3.3, 7.2). */
const purchase = z.preprocess((value) => {
  if (typeof value !== 'object' || value === null || 'products' in value || !('items' in value)) return value
  const { items } = value
  if (!Array.isArray(items)) return { ...value, products: items }
  const products = items.map((one: unknown) =>
    typeof one === 'object' && one !== null && 'item_id' in one ? { ...one, sku: one.item_id } : one,
  )
  return { ...value, products }
}, purchaseEvent)

const aboutProduct = <T extends string>(type: T, name: string) =>
  z.object({ event_type: z.literal(type), ...common, ...place, product_id: identifier(stringArgument(name)) })

const seen = z.object({
  event_type: z.literal('element_visible'),
  ...common,
  ...place,
  product_id: identifier(stringArgument('element_visible')),
})

const inserted = z.object({
  event_type: z.literal('recommendations_inserted'),
  ...common,
  ...place,
  product_ids: z.array(identifier(stringArgument('recommendations_inserted'))).max(MAX_PRODUCTS),
})

const search = z.object({
  event_type: z.literal('search'),
  ...common,
  query: readable(1_000),
  n_hits: z.number().int().min(0).nullish(),
  search_request_id: readable(100).nullish(),
})

export const eventSchemas = {
  purchase,
  add_to_cart: aboutProduct('add_to_cart', 'AddToCart'),
  page_view: aboutProduct('page_view', 'setProductId'),
  click: aboutProduct('click', 'click'),
  element_visible: seen,
  recommendations_inserted: inserted,
  search,
} as const

export const EVENT_TYPES = Object.keys(eventSchemas) as readonly (keyof typeof eventSchemas)[]

/** An event of any type, for the OpenAPI document and types. Each is validated by the schema of its type. */
export const discoveryEvent = z
  .union([purchaseEvent, eventSchemas.add_to_cart, eventSchemas.page_view, eventSchemas.click, seen, inserted, search])
  .meta({ id: 'Event' })

/**
 * A batch of events. Each is validated by itself: valid ones are stored, and the answer is 422 and names the others. So
 * a wrong event does not lose the rest.
 */
export const createEventsBody = z
  .object({
    tenant: tenantId,
    market: z.preprocess(
      (market) => (typeof market === 'number' ? String(market) : market),
      z
        .string({
          error: ({ input }) => (input === undefined || input === null ? M.market : stringArgument('setMarket')),
        })
        .min(1, { error: M.market })
        .pipe(marketId),
    ),
    /** Token from `createVisitor` for the `dsid`. Without it, events do not influence what others see. */
    visitor_token: readable(200).nullish(),
    events: z.array(z.unknown()).max(MAX_EVENTS),
  })
  .meta({ id: 'CreateEventsBody' })

export const createVisitorBody = z
  .object({
    tenant: tenantId,
    /** The browser's id, as its events have it. */
    dsid: readable(MAX_VISITOR_ID).min(1),
  })
  .meta({ id: 'CreateVisitorBody' })

export const createVisitorReply = z
  .object({
    visitor_token: z.string(),
    /** Seconds until the token expires. */
    expires_in: z.number().int(),
  })
  .meta({ id: 'CreateVisitorReply' })

export const createEventsReply = z
  .object({
    accepted: z.number().int(),
    /** Events whose id the service already has. They change nothing. */
    duplicates: z.number().int(),
  })
  .meta({ id: 'CreateEventsReply' })
