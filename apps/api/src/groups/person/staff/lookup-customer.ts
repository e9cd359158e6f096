import type { FoundCustomer } from '@klarsikt/contract/shop/types'
import type { ActorOf } from '@klarsikt/core/access'
import { checkFields } from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { type CustomerQuery, parseCustomerQuery, parseLookupReason } from '@klarsikt/core/staff'
import type { Executor } from '@klarsikt/server/database'
import type { Ctx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { fieldTexts } from '../../../http/field-texts.js'
import { rateLimit } from '../../../http/rate-limit.js'
import { audit } from '../../platform/index.js'
import {
  type Customer,
  findCustomerByEmail,
  findCustomerByNumber,
  findCustomerByPersonalNumber,
  findCustomersByMobile,
} from '../customer/find-customer.js'
import { describeFound } from './describe-customer.js'
import { customerLookup } from './tables.js'

/** The maximum number of customers that a shared mobile number shows. */
const MOST_FOUND = 10
const REASON = 'customer_lookup.reason'

export type StaffCtx = Ctx & { readonly actor: ActorOf<'staff'> }

/**
 * Looks a customer up for staff [STAFF-003, ERR-013]. The lookup, its reason and the found customers are recorded, also
 * when nobody is found; the typed query is not.
 */
export async function lookupCustomer(
  ctx: StaffCtx,
  typed: { readonly query: string; readonly reason: string },
): Promise<Result<FoundCustomer[], Refusal<'request.invalid' | 'customer.not-found' | 'rate-limited'>>> {
  const now = ctx.clock.now()
  const checked = checkFields<{ query: CustomerQuery; reason: string }>({
    query: parseCustomerQuery(typed.query, now),
    reason: parseLookupReason(typed.reason),
  })
  if (!checked.ok) return err({ code: 'request.invalid', fields: fieldTexts(checked.error) })
  const { query, reason } = checked.value
  const { storeId, employeeNumber } = ctx.actor
  const allowed = await ctx.rateLimits.consume(rateLimit('customer-lookup:staff'), `${storeId}/${employeeNumber}`)
  if (!allowed.ok) return err({ code: 'rate-limited', retryAfter: allowed.error.retryAfter })
  const found = await ctx.database.transaction(async (tx) => {
    const customers = await find(ctx, tx, query)
    await tx.orm.insert(customerLookup).values({
      at: now,
      storeId,
      employeeNumber,
      kind: query.kind,
      reason: ctx.encryption.encrypt(reason, REASON),
      requestId: ctx.requestId,
    })
    for (const id of customers.length === 0 ? ['none'] : customers.map((one) => one.id))
      await audit(tx, now, { action: 'customer.looked-up', subject: 'customer', id })
    return customers
  })
  return found.length === 0 ? err('customer.not-found') : ok(found.map((one) => describeFound(ctx.encryption, one)))
}

async function find({ encryption }: Ctx, tx: Executor, { kind, value }: CustomerQuery): Promise<Customer[]> {
  if (kind === 'mobile') return findCustomersByMobile(tx, encryption, value, MOST_FOUND)
  const by = {
    email: findCustomerByEmail,
    'personal-number': findCustomerByPersonalNumber,
    'customer-number': findCustomerByNumber,
  }[kind]
  const found = await by(tx, encryption, value)
  return found ? [found] : []
}
