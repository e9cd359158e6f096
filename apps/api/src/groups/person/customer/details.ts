import type { CustomerDetails as CustomerReply } from '@klarsikt/contract/shop/types'
import { checkDetailsChange, type DetailsChange } from '@klarsikt/core/customer'
import { birthDateOf, maskPersonalNumber, plainBirthDate } from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Encryption } from '@klarsikt/server/encryption'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { fieldTexts } from '../../../http/field-texts.js'
import { audit } from '../../platform/index.js'
import { type Customer, findCustomer } from './find-customer.js'
import { openPersonalNumber } from './personal-number.js'
import { profileColumns } from './profile.js'
import { customer } from './tables.js'

/** Describes a customer for the details page. The personal number is always masked. */
export function describeCustomer(encryption: Encryption, { number, personalNumber, profile }: Customer): CustomerReply {
  const open = personalNumber === null ? null : openPersonalNumber(encryption, personalNumber)
  return {
    customerNumber: number,
    personalNumber: open === null ? null : maskPersonalNumber(open),
    birthDate: open === null ? null : plainBirthDate(birthDateOf(open)),
    ...profile,
  }
}

type Marketing = { readonly email: boolean; readonly sms: boolean }
type Change = DetailsChange & {
  readonly marketing?: { readonly [Channel in keyof Marketing]?: boolean | undefined } | undefined
}

/** Changes the details that customers can change themselves. Fields that are left out stay unchanged. */
export async function updateCustomerDetails(
  ctx: Ctx,
  customerId: string,
  { marketing: agreed = {}, ...typed }: Change,
): Promise<Result<CustomerReply, Refusal>> {
  return ctx.database.transaction(async (tx): Promise<Result<CustomerReply, Refusal>> => {
    const found = await findCustomer(tx, ctx.encryption, customerId, { lock: true })
    if (!found) return err('request.unauthorized')
    const { profile: known } = found
    const checked = checkDetailsChange(known, typed)
    if (!checked.ok) return err({ code: 'request.invalid', fields: fieldTexts(checked.error) })
    const marketing = { email: agreed.email ?? known.marketing.email, sms: agreed.sms ?? known.marketing.sms }
    const profile = { ...known, ...checked.value, marketing }
    const now = ctx.clock.now()
    await tx.orm
      .update(customer)
      .set({ ...profileColumns(ctx.encryption, profile), updatedAt: now })
      .where(eq(customer.id, customerId))
    await audit(tx, now, { action: 'customer.details-changed', subject: 'customer', id: customerId })
    return ok(describeCustomer(ctx.encryption, { ...found, profile }))
  })
}
