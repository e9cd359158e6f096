import { typedText } from '@klarsikt/core/lib'
import { z } from 'zod'

/** Kronor with at most two decimals; never öre on the wire. */
export const kronor = z.number().meta({ description: 'Swedish kronor, at most two decimals' })

/** A calendar date in Stockholm, `YYYY-MM-DD`. */
/** The fewest and the most working days that something takes. */
export const workingDays = z.object({ from: z.int().min(0), to: z.int().min(0) })

export const plainDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .meta({ format: 'date' })

/** An instant in UTC, ISO 8601. */
export const instant = z.string().meta({ format: 'date-time' })

/** A text of one line that a person typed, in the spelling core's rules read; the bound limits hostile input. */
export const typed = z.string().max(500).overwrite(typedText)

/** Identity of a thing that can be bought, such as `100123-1`. */
export const skuId = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[\w.-]+$/)

/** A number in an address: only digits, so that one thing has one address. */
export const wholeNumber = z.preprocess(
  (text) => (typeof text === 'string' && !/^\d+$/.test(text) ? Number.NaN : text),
  z.coerce.number().int(),
)

/** Which page of a queue, in an address. */
export const queuePage = wholeNumber.pipe(z.int().min(1).max(1_000))

/** Article number. */
export const articleId = wholeNumber.pipe(z.number().positive().max(2_147_483_647))
