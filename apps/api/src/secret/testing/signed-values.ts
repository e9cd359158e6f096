import type { Encryption } from '@klarsikt/server/encryption'
import { newKey, type TestShop } from '../../groups/order/checkout/testing/shop.js'

/** Inserts an agreement of a company and its signing. */
export async function fillAgreement(shop: TestShop, old: Encryption) {
  const sealed = (column: string) => old.encrypt('{}', `eid_order.${column}`)
  const agreementId = newKey()
  await shop.rows(
    `insert into agreement (id, number, state, session_digest, content, document, signature, created_at, updated_at, signed_at)
     values ($1, $1, 'signed', '', $2, $3, $4, now(), now(), now())`,
    agreementId,
    ...['content', 'document', 'signature'].map((column) => old.encrypt('{}', `agreement.${column}`)),
  )
  await shop.rows(
    `insert into agreement_signing (agreement_id, method, document, document_digest, order_ref, qr_start_secret, state, hint_code,
       created_at, ordered_at, collected_at, expires_at)
     values ($1, 'bankid', $2, '', '', $3, 'awaiting', '', now(), now(), now(), now())`,
    agreementId,
    old.encrypt('UEs=', 'agreement.document'),
    sealed('qr_start_secret'),
  )
}

/** Inserts a glasses subscription with documents, signing and exchange. */
export async function fillGlassesSubscription(shop: TestShop, old: Encryption) {
  const sealed = (column: string) => old.encrypt('{}', `eid_order.${column}`)
  const subscriptionId = newKey()
  const ofSubscription = (table: string, column: string) => old.encrypt('{}', `glasses_subscription${table}.${column}`)
  await shop.rows(
    `insert into glasses_subscription (id, state, level, monthly_price, exchange_amount, personal_number, signature, created_at)
     values ($1, 'Created', 'base', 1, 1, $2, $3, now())`,
    subscriptionId,
    ofSubscription('', 'personal_number'),
    ofSubscription('', 'signature'),
  )
  await shop.rows(
    `insert into glasses_subscription_document (id, subscription_id, kind, version, document, digest, created_at)
     values ($1, $1, 'terms', '', $2, '', now())`,
    subscriptionId,
    ofSubscription('_document', 'document'),
  )
  await shop.rows(
    `insert into glasses_subscription_signing (subscription_id, document, terms, document_digest, created_at, expires_at, order_ref,
       auto_start_token, qr_start_token, qr_start_secret, state, hint_code, ordered_at, collected_at)
     values ($1, $2, $2, '', now(), now(), '', '', '', $3, 'awaiting', '', now(), now())`,
    subscriptionId,
    ofSubscription('_document', 'document'),
    sealed('qr_start_secret'),
  )
  await shop.rows(
    `insert into glasses_subscription_exchange (subscription_id, year_starts_on, exchanged_on, amount, card)
     values ($1, now(), now(), 1, $2)`,
    subscriptionId,
    ofSubscription('_exchange', 'card'),
  )
}

/** Inserts a mandate, its signing and a file. */
export async function fillAutogiro(shop: TestShop, old: Encryption, customerId: string) {
  const sealed = (column: string) => old.encrypt('{}', `eid_order.${column}`)
  const ofMandate = (column: string) => old.encrypt('{}', `autogiro_mandate.${column}`)
  await shop.rows(
    `insert into autogiro_mandate (id, state, account, personal_number, document, document_digest, signature, signed_at)
     values ('123456789012', 'active', $1, $2, $3, '', $4, now())`,
    ...['account', 'personal_number', 'document', 'signature'].map(ofMandate),
  )
  await shop.rows(
    `insert into autogiro_signing (customer_id, account, document, document_digest, created_at, expires_at, order_ref,
       auto_start_token, qr_start_token, qr_start_secret, state, hint_code, ordered_at, collected_at)
     values ($1, $2, $3, '', now(), now(), '', '', '', $4, 'awaiting', '', now(), now())`,
    customerId,
    ofMandate('account'),
    ofMandate('document'),
    sealed('qr_start_secret'),
  )
  await shop.rows(
    `insert into autogiro_file (id, content, written_at) values ('a.txt', $1, now())`,
    old.encrypt('01', 'autogiro_file.content'),
  )
  await shop.rows(
    `insert into collection_file (id, content, written_at) values ('a', $1, now())`,
    old.encrypt('<collectionOrder/>', 'collection_file.content'),
  )
  await shop.rows(
    `insert into e_invoice_file (id, content, written_at) values ('a', $1, now())`,
    old.encrypt('<eInvoiceOrder/>', 'e_invoice_file.content'),
  )
}
