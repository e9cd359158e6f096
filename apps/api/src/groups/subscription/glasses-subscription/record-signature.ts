import type { PersonalNumber } from '@klarsikt/core/identity'
import type { Deps } from '../../../context.js'
import { activate } from './activate.js'
import { drawDocuments } from './documents.js'
import type { SubscriptionRow } from './find.js'
import { digestOf, sealDocument } from './sealed.js'
import { glassesSubscriptionSigning } from './tables.js'

/** Signs a subscription without BankID, for seed data and tests. The proof is empty. */
export async function recordSignature(deps: Deps, row: SubscriptionRow, personalNumber: PersonalNumber): Promise<void> {
  const { database, encryption, clock } = deps
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
  const proof = { personalNumber, givenName: '', surname: '', signature: '', ocspResponse: '' }
  const signed = await activate(deps, { id: row.id, personalNumber, proof, documentDigest })
  if (!signed.ok) throw new Error(`A subscription could not be signed: ${signed.error}`)
}
