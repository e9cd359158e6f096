import { shopRoutes } from '@klarsikt/contract/shop'
import { stockholmDate } from '@klarsikt/core/calendar'
import {
  glassesSubscriptionStates,
  SUBSCRIPTION_DOCUMENT_MESSAGES,
  SUBSCRIPTION_DOCUMENTS,
  SUBSCRIPTION_TERMS_VERSION,
  type SubscriptionDocument,
} from '@klarsikt/core/glasses-subscription'
import type { Executor } from '@klarsikt/server/database'
import { and, asc, eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { findCustomer } from '../../person/index.js'
import { drawAgreement, drawTerms } from './agreement-pdf.js'
import type { SubscriptionRow } from './find.js'
import { digestOf, openDocument } from './sealed.js'
import { glassesSubscriptionDocument, glassesSubscriptionSigning } from './tables.js'

/** A document in the answer of an endpoint. */
type DescribedDocument = {
  readonly id: string
  readonly kind: SubscriptionDocument
  readonly name: string
  readonly version: string
  readonly createdOn: string
  readonly digest: string | null
  readonly pdf: string
}

/** The id of a document that is not signed yet. */
const draftId = (kind: SubscriptionDocument): string => `utkast-${kind}`

/** Describes the documents of a subscription: the signed ones, or the drafts before the signature. */
export async function describeDocuments(
  { orm }: Executor,
  row: SubscriptionRow,
  now: Date,
): Promise<DescribedDocument[]> {
  const signed = await orm
    .select()
    .from(glassesSubscriptionDocument)
    .where(eq(glassesSubscriptionDocument.subscriptionId, row.id))
    .orderBy(asc(glassesSubscriptionDocument.createdAt), asc(glassesSubscriptionDocument.kind))
  if (signed.length > 0)
    return signed.map(({ id, kind, version, createdAt, digest }) =>
      describe(row, { id, kind, version, createdOn: stockholmDate(createdAt), digest }),
    )
  if (row.state !== glassesSubscriptionStates.initial) return []
  return SUBSCRIPTION_DOCUMENTS.map((kind) =>
    describe(row, {
      id: draftId(kind),
      kind,
      version: SUBSCRIPTION_TERMS_VERSION,
      createdOn: stockholmDate(now),
      digest: null,
    }),
  )
}

function describe(
  { id: subscriptionId }: SubscriptionRow,
  document: Omit<DescribedDocument, 'name' | 'pdf'>,
): DescribedDocument {
  return {
    ...document,
    name: SUBSCRIPTION_DOCUMENT_MESSAGES[document.kind](),
    pdf: shopRoutes.getGlassesSubscriptionDocumentPdf.path
      .replace(':id', subscriptionId)
      .replace(':documentId', encodeURIComponent(document.id)),
  }
}

/** Draws both documents of an unsigned subscription with its present content. */
export async function drawDocuments(
  { encryption, clock }: Pick<Deps, 'encryption' | 'clock'>,
  executor: Executor,
  row: SubscriptionRow,
): Promise<Readonly<Record<SubscriptionDocument, Uint8Array<ArrayBuffer>>>> {
  const customer = row.customerId === null ? null : await findCustomer(executor, encryption, row.customerId)
  if (!customer) throw new Error(`The subscription ${row.id} has no customer`)
  const terms = await drawTerms()
  const agreement = await drawAgreement({ row, customer, at: clock.now(), termsDigest: digestOf(terms) })
  return { agreement, terms }
}

/** Reads the bytes of a document: the signed one, the one being signed, or a draft. */
export async function readDocument(
  deps: Pick<Deps, 'database' | 'encryption' | 'clock'>,
  row: SubscriptionRow,
  id: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { database, encryption } = deps
  const [signed] = await database.orm
    .select({ document: glassesSubscriptionDocument.document })
    .from(glassesSubscriptionDocument)
    .where(and(eq(glassesSubscriptionDocument.id, id), eq(glassesSubscriptionDocument.subscriptionId, row.id)))
  if (signed) return openDocument(encryption, signed.document)
  const kind = SUBSCRIPTION_DOCUMENTS.find((one) => draftId(one) === id)
  if (kind === undefined || row.state !== glassesSubscriptionStates.initial) return null
  const [signing] = await database.orm
    .select()
    .from(glassesSubscriptionSigning)
    .where(eq(glassesSubscriptionSigning.subscriptionId, row.id))
  if (signing && signing.expiresAt > deps.clock.now())
    return openDocument(encryption, kind === 'terms' ? signing.terms : signing.document)
  return (await drawDocuments(deps, database, row))[kind]
}
