import { BANKID_CONNECT_MINUTES } from '@klarsikt/core/bankid'
import { glassesSubscriptionStates, subscriptionSignText } from '@klarsikt/core/glasses-subscription'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { encodedHref } from '@klarsikt/core/paths'
import { sql } from 'drizzle-orm'
import type { SessionCtx } from '../../context.js'
import type { Refusal } from '../../http/failures.js'
import { rateLimit } from '../../http/rate-limit.js'
import type { BankIdProvider } from '../../providers/bankid/port.js'
import { orderColumns, qrOf } from '../eid/order.js'
import { drawDocuments } from './documents.js'
import { findSubscription, lockSubscription, type OwnSubscription } from './find.js'
import { digestOf, sealDocument } from './sealed.js'
import { glassesSubscriptionSigning } from './tables.js'

type Begun = Result<
  { readonly autoStartToken: string; readonly qr: string },
  Refusal<'lifestyle.not-found' | 'lifestyle.signed' | 'eid.unavailable' | 'rate-limited'>
>

/** Where BankID is asked on a machine without a network, as in a test. */
const NO_NETWORK = '127.0.0.1'

/** Freezes the documents and begins the signature by BankID; an earlier one ends. */
export async function beginSigning(ctx: SessionCtx, own: OwnSubscription): Promise<Begun> {
  const { bankId, clock, encryption, database } = ctx
  const row = await findSubscription(database, own)
  if (!row) return err('lifestyle.not-found')
  if (row.state !== glassesSubscriptionStates.initial) return err('lifestyle.signed')
  if (bankId === null) return err('eid.unavailable')
  const allowed = await ctx.rateLimits.consume(rateLimit('bankid-start:address'), ctx.address)
  if (!allowed.ok) return err({ code: 'rate-limited', retryAfter: allowed.error.retryAfter })
  const { agreement, terms } = await drawDocuments(ctx, database, row)
  const documentDigest = digestOf(agreement)
  const begun = await beginSignOrder(ctx, bankId, { id: row.id, documentDigest })
  if (!begun.ok) {
    ctx.log.warn({ code: begun.error }, 'BankID begins no signature')
    return err('eid.unavailable')
  }
  const now = clock.now()
  const columns = orderColumns(encryption, begun.value, now)
  const values = {
    subscriptionId: row.id,
    document: sealDocument(encryption, agreement),
    terms: sealDocument(encryption, terms),
    documentDigest,
    createdAt: now,
    expiresAt: new Date(now.getTime() + BANKID_CONNECT_MINUTES * 60_000),
    ...columns,
  }
  return database.transaction(async (tx): Promise<Begun> => {
    const locked = await lockSubscription(tx, row.id)
    if (locked?.state !== row.state || locked.level !== row.level) return err('lifestyle.signed')
    await tx.orm
      .insert(glassesSubscriptionSigning)
      .values(values)
      .onConflictDoUpdate({
        target: glassesSubscriptionSigning.subscriptionId,
        set: { ...values, subscriptionId: sql`excluded.subscription_id` },
      })
    return ok({ autoStartToken: columns.autoStartToken, qr: qrOf(ctx, columns) })
  })
}

/** Asks BankID for the signature of the agreement: what is shown holds its digest. */
export function beginSignOrder(
  { ip, userAgent, settings: { publicUrl } }: Pick<SessionCtx, 'ip' | 'userAgent' | 'settings'>,
  bankId: BankIdProvider,
  { id, documentDigest }: { readonly id: string; readonly documentDigest: string },
): ReturnType<BankIdProvider['sign']> {
  return bankId.sign({
    endUserIp: ip ?? NO_NETWORK,
    visibleText: subscriptionSignText({ number: id, documentDigest }),
    returnUrl: `${publicUrl}${encodedHref('account-subscription-glasses', { subscriptionId: id })}?bankid=fortsatt`,
    web: { referringDomain: new URL(publicUrl).hostname, userAgent },
  })
}
