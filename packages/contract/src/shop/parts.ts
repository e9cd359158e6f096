import { typedText } from '@klarsikt/core/lib'
import { z } from 'zod'

/** An amount in kronor with at most two decimals. The API never uses öre. */
export const kronor = z.number().meta({ description: 'Swedish kronor, at most two decimals' })

/** The fewest and the most working days that something takes. */
export const workingDays = z.object({ from: z.int().min(0), to: z.int().min(0) })

/** A date in Stockholm, `YYYY-MM-DD`. */
export const plainDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .meta({ format: 'date' })

/** An instant in UTC, ISO 8601. */
export const instant = z.string().meta({ format: 'date-time' })

/** A typed text of one line, normalised as core's rules expect it. The limit is against attacks. */
export const typed = z.string().max(500).overwrite(typedText)

/** Id of a sku, such as `100123-1`. */
export const skuId = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[\w.-]+$/)

/** A number in an address. It has digits only, so that each thing has one address. */
export const wholeNumber = z.preprocess(
  (text) => (typeof text === 'string' && !/^\d+$/.test(text) ? Number.NaN : text),
  z.coerce.number().int(),
)

export const queuePage = wholeNumber.pipe(z.int().min(1).max(1_000))

export const articleId = wholeNumber.pipe(z.number().positive().max(2_147_483_647))
