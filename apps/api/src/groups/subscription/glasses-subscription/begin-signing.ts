import { glassesSubscriptionStates, subscriptionSignText } from '@klarsikt/core/glasses-subscription'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { SHOP } from '@klarsikt/shop-config'
import { encodedHref } from '@klarsikt/shop-config/paths'
import { sql } from 'drizzle-orm'
import type { SessionCtx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { type SignatureRequest, beginSignature, openedBy } from '../../person/index.js'
import { drawDocuments } from './documents.js'
import { findSubscription, lockSubscription, type OwnSubscription } from './find.js'
import { digestOf, sealDocument } from './sealed.js'
import { glassesSubscriptionSigning } from './tables.js'

type Begun = Result<
  ReturnType<typeof openedBy>,
  Refusal<'glasses-subscription.not-found' | 'glasses-subscription.signed' | 'eid.unavailable' | 'rate-limited'>
>

/** Freezes the documents and starts the signature by BankID. An earlier signature ends. */
export async function beginSigning(ctx: SessionCtx, own: OwnSubscription): Promise<Begun> {
  const { encryption, database } = ctx
  const row = await findSubscription(database, own)
  if (!row) return err('glasses-subscription.not-found')
  if (row.state !== glassesSubscriptionStates.initial) return err('glasses-subscription.signed')
  const { agreement, terms } = await drawDocuments(ctx, database, row)
  const documentDigest = digestOf(agreement)
  const begun = await beginSignature(ctx, signatureRequest({ id: row.id, documentDigest }))
  if (!begun.ok) return begun
  const values = {
    subscriptionId: row.id,
    document: sealDocument(encryption, agreement),
    terms: sealDocument(encryption, terms),
    documentDigest,
    ...begun.value,
  }
  return database.transaction(async (tx): Promise<Begun> => {
    const locked = await lockSubscription(tx, row.id)
    if (locked?.state !== row.state || locked.level !== row.level) return err('glasses-subscription.signed')
    await tx.orm
      .insert(glassesSubscriptionSigning)
      .values(values)
      .onConflictDoUpdate({
        target: glassesSubscriptionSigning.subscriptionId,
        set: { ...values, subscriptionId: sql`excluded.subscription_id` },
      })
    return ok(openedBy(ctx, begun.value))
  })
}

/** The text that BankID shows, and the page to which it returns. */
export function signatureRequest(of: { readonly id: string; readonly documentDigest: string }): SignatureRequest {
  const page = encodedHref('account-subscription-glasses', { subscriptionId: of.id })
  return {
    visibleText: subscriptionSignText({
      number: of.id,
      documentDigest: of.documentDigest,
      brand: SHOP.brand.name,
    }),
    returnPath: `${page}?bankid=fortsatt`,
  }
}
