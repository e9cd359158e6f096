import { addDays, stockholmInstant } from '@klarsikt/core/calendar'
import { normaliseCode } from '@klarsikt/core/cart'
import { PRODUCT_FAMILIES } from '@klarsikt/core/catalogue'
import { ore } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import { z } from 'zod'
import { insertDiscountCode } from '../groups/sale/index.js'

const kronor = z
  .string()
  .regex(/^\d{1,7}([.,]\d{1,2})?$/, 'is not an amount in kronor')
  .transform((typed) => ore(typed.replace(',', '.')))
const day = z.iso.date('is not a date such as 2026-12-24')
const count = z.coerce.number('is not a number').int().min(1, 'must be 1 or more').max(1_000_000)
/** A gift card is money, which no code reduces. */
const COVERABLE = PRODUCT_FAMILIES.filter((family) => family !== 'gift-card')
/** The first instant of a day in Sweden. */
const midnight = (date: string) => stockholmInstant(date, '00:00') ?? new Date(`${date}T00:00:00Z`)

export const newDiscountCode = z
  .object({
    code: z
      .string()
      .transform(normaliseCode)
      .pipe(z.string().regex(/^[\p{Lu}\d-]{3,30}$/u, 'must be 3 to 30 letters, digits or -')),
    text: z.string().trim().min(1, 'is missing').max(120),
    percent: z.coerce.number('is not a number').int().min(1).max(100).optional(),
    amount: kronor.optional(),
    minimum: kronor.default(ore(0)),
    from: day.transform(midnight).optional(),
    /** The last day on which the code is valid. */
    until: day.transform((last) => midnight(addDays(last, 1))),
    framesOnly: z.boolean().default(false),
    /** The product families that the code covers; all but gift cards when left out. */
    families: z
      .string()
      .transform((typed) => typed.split(',').map((family) => family.trim()))
      .pipe(z.array(z.enum(COVERABLE, `must be among ${COVERABLE.join(', ')}`)))
      .optional(),
    uses: count.optional(),
    usesPerCustomer: count.optional(),
    firstPurchase: z.boolean().default(false),
  })
  .refine(({ percent, amount }) => (percent === undefined) !== (amount === undefined), {
    path: ['percent'],
    message: 'or amount must be given, and not both',
  })
  .refine(({ from, until }) => from === undefined || from < until, { path: ['until'], message: 'is before from' })

/** Adds a code; false when a code of that name exists. */
export async function addDiscountCode(
  executor: Executor,
  {
    from,
    until,
    percent,
    amount,
    families,
    uses,
    usesPerCustomer,
    firstPurchase,
    ...code
  }: z.infer<typeof newDiscountCode>,
  now: Date,
): Promise<boolean> {
  return insertDiscountCode(executor, {
    ...code,
    percent: percent ?? null,
    amount: amount ?? null,
    families: families ?? null,
    totalUses: uses ?? null,
    customerUses: usesPerCustomer ?? null,
    firstPurchaseOnly: firstPurchase,
    validFrom: from ?? now,
    validUntil: until,
  })
}
