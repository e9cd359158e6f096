import { parsePostalCode } from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { eq } from 'drizzle-orm'
import type { Refusal } from '../../../http/failures.js'
import { fieldTexts } from '../../../http/field-texts.js'
import { findLocality } from '../../catalogue/index.js'
import { audit } from '../../platform/index.js'
import { findCustomer, findCustomerByNumber } from '../customer/find-customer.js'
import { profileColumns } from '../customer/profile.js'
import { customer } from '../customer/tables.js'
import type { StaffCtx } from './lookup-customer.js'

type Town = { readonly postalCode: string; readonly city: string }

/**
 * Changes a customer's postal code, and the town if the code is known [STAFF-002]. The answer contains nothing else
 * about the customer, because a lookup needs a reason.
 */
export async function setPostalCode(
  ctx: StaffCtx,
  typed: { readonly customerNumber: string; readonly postalCode: string },
): Promise<Result<Town, Refusal<'request.invalid' | 'customer.not-found'>>> {
  const code = parsePostalCode(typed.postalCode)
  if (!code.ok) return err({ code: 'request.invalid', fields: fieldTexts({ postalCode: code.error }) })
  return ctx.database.transaction(async (tx): Promise<Result<Town, Refusal<'customer.not-found'>>> => {
    const named = await findCustomerByNumber(tx, ctx.encryption, typed.customerNumber.trim())
    const found = named && (await findCustomer(tx, ctx.encryption, named.id, { lock: true }))
    if (!found) return err('customer.not-found')
    const town = await findLocality(tx, code.value.replace(' ', ''))
    const profile = { ...found.profile, postalCode: code.value, city: town ?? found.profile.city }
    const now = ctx.clock.now()
    await tx.orm
      .update(customer)
      .set({ ...profileColumns(ctx.encryption, profile), updatedAt: now })
      .where(eq(customer.id, found.id))
    await audit(tx, now, { action: 'customer.details-changed', subject: 'customer', id: found.id })
    return ok({ postalCode: profile.postalCode, city: profile.city })
  })
}
