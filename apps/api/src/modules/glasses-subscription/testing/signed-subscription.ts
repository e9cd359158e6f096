import type { Deps } from '../../../context.js'
import { activate } from '../activate.js'
import { drawDocuments } from '../documents.js'
import { insertSubscription } from '../new-subscription.js'
import { digestOf, sealDocument } from '../sealed.js'
import { glassesSubscriptionSigning } from '../tables.js'

const PERSONAL_NUMBER = '19900602-2397'

/** A subscription of a customer, signed without BankID. */
export async function signedSubscription(deps: Deps, customerId: string): Promise<string> {
  const { database, encryption, clock } = deps
  const row = await database.transaction((tx) => insertSubscription(tx, clock, { level: 'plus', customerId }))
  const { agreement, terms } = await drawDocuments(deps, database, row)
  const documentDigest = digestOf(agreement)
  const now = clock.now()
  await database.orm.insert(glassesSubscriptionSigning).values({
    subscriptionId: row.id,
    document: sealDocument(encryption, agreement),
    terms: sealDocument(encryption, terms),
    documentDigest,
    createdAt: now,
    expiresAt: now,
    orderRef: row.id,
    autoStartToken: '',
    qrStartToken: '',
    qrStartSecret: '',
    state: 'awaiting',
    hintCode: '',
    orderedAt: now,
    collectedAt: now,
  })
  const proof = { personalNumber: PERSONAL_NUMBER, givenName: '', surname: '', signature: '', ocspResponse: '' }
  const signed = await activate(deps, { id: row.id, personalNumber: PERSONAL_NUMBER, proof, documentDigest })
  if (!signed.ok) throw new Error(`Not signed: ${signed.error}`)
  return row.id
}
