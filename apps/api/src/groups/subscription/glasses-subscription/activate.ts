import { randomUUID } from 'node:crypto'
import { stockholmDate } from '@klarsikt/core/calendar'
import {
  bindingEnd,
  glassesSubscriptionStates,
  SUBSCRIPTION_TERMS_VERSION,
  type SubscriptionDocument,
  subscriptionSignText,
} from '@klarsikt/core/glasses-subscription'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Executor } from '@klarsikt/server/database'
import { SHOP } from '@klarsikt/shop-config'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { creditReferral, findCustomer } from '../../person/index.js'
import { audit } from '../../platform/index.js'
import { chargeMonths } from './charge-months.js'
import { lockSubscription, type SubscriptionRow } from './find.js'
import { sendSigned } from './letters.js'
import { digestOf, openDocument, sealPerson, sealSignature, type SubscriptionSignature } from './sealed.js'
import { glassesSubscription, glassesSubscriptionDocument, glassesSubscriptionSigning } from './tables.js'

export type ActivateRefusal = 'glasses-subscription.not-found' | 'glasses-subscription.changed'
type ActivateDeps = Pick<Deps, 'database' | 'clock' | 'encryption'>

export type Signed = {
  readonly id: string
  readonly personalNumber: string
  readonly proof: Omit<SubscriptionSignature, 'text'>
  readonly documentDigest: string
}

/**
 * Makes a signed subscription active. In one transaction it stores the documents with the proof of the signature,
 * charges the first month or makes it free, and sends the agreement. A second call changes nothing.
 */
export function activate(
  deps: ActivateDeps,
  { id, personalNumber, proof, documentDigest }: Signed,
): Promise<Result<SubscriptionRow, ActivateRefusal>> {
  const { database, clock, encryption } = deps
  return database.transaction(async (tx): Promise<Result<SubscriptionRow, ActivateRefusal>> => {
    const row = await lockSubscription(tx, id)
    if (!row?.customerId) return err('glasses-subscription.not-found')
    if (row.signedAt !== null) return ok(row)
    const [signing] = await tx.orm
      .select()
      .from(glassesSubscriptionSigning)
      .where(eq(glassesSubscriptionSigning.subscriptionId, id))
    const state = glassesSubscriptionStates.next(row.state, 'activate')
    // The subscription has changed since the document was signed.
    if (signing?.documentDigest !== documentDigest || !state.ok) return err('glasses-subscription.changed')
    const now = clock.now()
    const startedOn = stockholmDate(now)
    const changes = {
      ...sealPerson(encryption, personalNumber),
      state: state.value,
      startedOn,
      bindingEndsOn: bindingEnd(startedOn),
      anchorOn: startedOn,
      nextMonthOn: startedOn,
      freeMonths: row.campaignMonths,
      signature: sealSignature(encryption, {
        text: subscriptionSignText({ number: id, documentDigest, brand: SHOP.brand.name }),
        ...proof,
      }),
      signedAt: now,
    }
    await tx.orm.update(glassesSubscription).set(changes).where(eq(glassesSubscription.id, id))
    await tx.orm.delete(glassesSubscriptionSigning).where(eq(glassesSubscriptionSigning.subscriptionId, id))
    await storeDocuments(deps, tx, id, { agreement: signing.document, terms: signing.terms })
    await audit(tx, now, { action: `glasses-subscription.${state.value}`, subject: 'glasses-subscription', id })
    // This comes before the first month, which may become free by it.
    await creditReferral(tx, { friendId: row.customerId, now })
    const active = await chargeMonths(deps, tx, { ...row, ...changes }, startedOn)
    const customer = await findCustomer(tx, encryption, row.customerId)
    if (customer) await sendSigned(deps, tx, active, customer, openDocument(encryption, signing.document))
    return ok(active)
  })
}

async function storeDocuments(
  { clock, encryption }: ActivateDeps,
  tx: Executor,
  subscriptionId: string,
  documents: Readonly<Record<SubscriptionDocument, string>>,
): Promise<void> {
  const rows = Object.entries(documents).map(([kind, document]) => ({
    id: randomUUID(),
    subscriptionId,
    kind: kind as SubscriptionDocument,
    version: SUBSCRIPTION_TERMS_VERSION,
    document,
    digest: digestOf(openDocument(encryption, document)),
    createdAt: clock.now(),
  }))
  await tx.orm.insert(glassesSubscriptionDocument).values(rows)
}
