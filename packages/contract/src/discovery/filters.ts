import { z } from 'zod'

export const FILTER_OPS = ['eq', 'neq', 'in', 'nin', 'leq', 'geq', 'inrange'] as const

const scalar = z.union([z.string().max(500), z.number(), z.boolean()])
const bound = z.number().nullable()

/**
 * A condition that the shopper chose: `{field, op, data}`.
 * Data is a scalar for eq, neq, leq and geq; a list for in and nin, of paths (lists of text) for a hierarchical field;
 * `[low, high]`, null for an open end, for inrange. Prices are amounts with decimals, as shown.
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
    /** Comes back as it was offered; the service reads the field. */
    meta: z.object({ group_title: z.string().optional() }).loose().optional(),
  })
  .meta({ id: 'Filter' })

/** Invalid filters are ignored; anything but a list is an error. */
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

/** A sort that can be selected; the first one, by relevance, is selected by sending none. */
export const sortOffered = sort.extend({ meta: z.object({ title: z.string() }) }).meta({ id: 'SortOffered' })

const meta = z.object({
  /** Heading of the group in the language of the market, such as `Färg`. */
  group_title: z.string(),
  /** Unit of a number, such as `mm`; null where there is none. */
  unit: z.string().nullable(),
  /** Amounts are shown by the price format. */
  price: z.boolean(),
})
const base = { field: z.string(), meta }
const option = <T extends z.ZodType>(value: T) => z.object({ value, title: z.string(), count: z.number().int() })

/** A value in a tree of categories; `value` is the path from the root and what a filter with op `in` carries. */
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
 * A group of filters as offered. `op` is the operator to send back, `data` what can be chosen; the counts of a group are
 * of what is found without that group's own choice.
 */
export const filterGroup = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('checkbox'), ...base, op: z.literal('in'), data: z.array(option(z.string())) }),
    z.object({
      type: z.literal('swatch'),
      ...base,
      op: z.literal('in'),
      /** A CSS colour, or null where the service knows none for the value. */
      data: z.array(option(z.string()).extend({ colour: z.string().nullable() })),
    }),
    z.object({ type: z.literal('hierarchical'), ...base, op: z.literal('in'), data: z.array(categoryOption) }),
    z.object({
      type: z.literal('range'),
      ...base,
      op: z.literal('inrange'),
      /** Lowest and highest value that is found. */
      data: z.tuple([z.number(), z.number()]),
    }),
    z.object({ type: z.literal('boolean'), ...base, op: z.literal('eq'), data: z.array(option(z.boolean())) }),
  ])
  .meta({ id: 'FilterGroup' })
