import { z } from 'zod'

export const FILTER_OPS = ['eq', 'neq', 'in', 'nin', 'leq', 'geq', 'inrange'] as const

const scalar = z.union([z.string().max(500), z.number(), z.boolean()])
const bound = z.number().nullable()

/**
 * A filter that the shopper chose. `data` is a scalar for eq, neq, leq and geq, a list for in and nin (of paths for a
 * hierarchical field), and `[low, high]` for inrange, where null is open. Prices have decimals.
 */
export const filter = z
  .object({
    field: z.string().min(1).max(200),
    op: z.enum(FILTER_OPS),
    data: z.union([
      scalar,
      z.tuple([bound, bound]),
      z.array(scalar).max(500),
      z.array(z.array(z.string().max(500)).max(20)).max(500),
    ]),
    /** Returned as the service offered it. The service reads `field` only. */
    meta: z.object({ group_title: z.string().optional() }).loose().optional(),
  })
  .meta({ id: 'Filter' })

/** Invalid filters are ignored. Anything but a list is an error. */
export const filters = z
  .array(filter.nullable().catch(null))
  .max(100)
  .nullish()
  .transform((list) => (list ?? []).filter((one) => one !== null))

export const sort = z.object({ field: z.string().min(1).max(200), order: z.enum(['asc', 'desc']) }).meta({ id: 'Sort' })

/** An invalid sort is ignored. */
export const optionalSort = sort
  .nullish()
  .catch(null)
  .transform((value) => value ?? null)

/** A sort order that the shopper can choose. The first is by relevance, and is chosen by sending no sort. */
export const sortOffered = sort.extend({ meta: z.object({ title: z.string() }) }).meta({ id: 'SortOffered' })

const meta = z.object({
  /** Heading of the group in the language of the market, such as `Färg`. */
  group_title: z.string(),
  /** Unit of a number, such as `mm`; null without one. */
  unit: z.string().nullable(),
  /** True if the values are amounts, which pages show in the price format. */
  price: z.boolean(),
})
const base = { field: z.string(), meta }
const option = <T extends z.ZodType>(value: T) => z.object({ value, title: z.string(), count: z.number().int() })

/** A category in the tree. `value` is its path from the root, which a filter with op `in` sends. */
const categoryOption = z
  .object({
    value: z.array(z.string()),
    title: z.string(),
    count: z.number().int(),
    get children(): z.ZodArray<typeof categoryOption> {
      return z.array(categoryOption)
    },
  })
  .meta({ id: 'CategoryOption' })

/**
 * A group of filters to choose from. A filter sends `op` and a choice from `data`. The counts ignore choices in the
 * same group.
 */
export const filterGroup = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('checkbox'), ...base, op: z.literal('in'), data: z.array(option(z.string())) }),
    z.object({
      type: z.literal('swatch'),
      ...base,
      op: z.literal('in'),
      /** A CSS colour; null if the service knows none for the value. */
      data: z.array(option(z.string()).extend({ colour: z.string().nullable() })),
    }),
    z.object({ type: z.literal('hierarchical'), ...base, op: z.literal('in'), data: z.array(categoryOption) }),
    z.object({
      type: z.literal('range'),
      ...base,
      op: z.literal('inrange'),
      /** Lowest and highest value in the result. */
      data: z.tuple([z.number(), z.number()]),
    }),
    z.object({ type: z.literal('boolean'), ...base, op: z.literal('eq'), data: z.array(option(z.boolean())) }),
  ])
  .meta({ id: 'FilterGroup' })
