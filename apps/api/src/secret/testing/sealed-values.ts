import { ore } from '@klarsikt/core/money'
import type { Encryption } from '@klarsikt/server/encryption'
import { sealStaffMobile } from '../../groups/catalogue/store/staff-mobile.js'
import { importPayments } from '../../groups/money/bank-payment/import-payments.js'
import { issueInvoice } from '../../groups/money/invoice/issue.js'
import { createPaymentLink } from '../../groups/money/payment-link/create.js'
import { pay } from '../../groups/order/checkout/testing/pay.js'
import {
  buyableSkus,
  EVA,
  newBuyer,
  newKey,
  setStock,
  type TestShop,
} from '../../groups/order/checkout/testing/shop.js'
import { addCustomer } from '../../groups/person/customer/add-customer.js'
import { sealPersonalNumber } from '../../groups/person/customer/personal-number.js'
import { customer } from '../../groups/person/customer/tables.js'
import { sealPasskeyName } from '../../groups/person/identity/passkey-name.js'
import { issueToken } from '../../groups/person/identity/tokens.js'
import { addStaff } from '../../groups/person/staff/add-staff.js'
import { enqueueSms } from '../../groups/platform/sms/enqueue-sms.js'
import { issueGiftCard } from '../../groups/sale/gift-card/issue.js'
import { insertSealedSubscription } from '../../groups/subscription/lens-subscription/testing/sealed-subscription.js'
import { SAVED_PAYMENT_TOKEN } from '../../providers/payment/saved-payment.js'
import { CART_GIFT_CARD_DELIVERY, CART_PRESCRIPTION } from '../sealed-columns.js'
import { fillAgreement, fillAutogiro, fillGlassesSubscription } from './signed-values.js'

let number = 7_100_000_000_000_000
/** A new gift card number at each call. */
export const newCardNumber = () => String(number++)

export const NEW_CUSTOMER = {
  profile: {
    email: 'eva@example.se',
    firstName: 'Eva',
    lastName: 'Ek',
    mobile: '0701740605',
    street: '',
    postalCode: '',
    city: '',
    marketing: { email: false, sms: false },
  },
  passwordHash: null,
  termsVersion: null,
  emailVerifiedAt: null,
}

export async function newOrder(shop: TestShop) {
  const [sku = ''] = await buyableSkus(shop, 1)
  await setStock(shop, sku, 100)
  const cartId = await newBuyer(shop, { [sku]: 1 })
  const page = await pay(shop, cartId)
  return { cartId, ...page }
}

export async function newCart(shop: TestShop, encryption: Encryption) {
  const cartId = await newBuyer(shop, { '100001-1': 1 })
  const sealed = encryption.encrypt('{"glasses":{}}', CART_PRESCRIPTION)
  await shop.rows(
    `update cart set lines = jsonb_set(jsonb_set(lines, '{0,prescription}', to_jsonb($2::text)), '{0,giftCardDelivery}', to_jsonb($3::text))
     where id = $1`,
    cartId,
    sealed,
    encryption.encrypt('{"email":null,"message":"Hej","sendOn":null}', CART_GIFT_CARD_DELIVERY),
  )
  return cartId
}

/** Inserts a sealed value into every sealed column. */
export async function fillEverything(shop: TestShop, old: Encryption) {
  const order = await newOrder(shop)
  const link = await fillOrder(shop, old, order.orderNumber)
  const customerId = await fillCustomer(shop, old)
  await fillVisits(shop, old)
  await fillAgreement(shop, old)
  await fillGlassesSubscription(shop, old)
  await fillAutogiro(shop, old, customerId)
  await fillPeople(shop, old, customerId)
  await fillMoney(shop, old, customerId)
  return { ...order, link }
}

/** Inserts an order with its related rows; answers its payment link. */
async function fillOrder(shop: TestShop, old: Encryption, orderNumber: string) {
  const link = await createPaymentLink(shop.deps, {
    channel: 'email',
    amount: '1495',
    purpose: 'Glasögon',
    customer: EVA,
    store: null,
  })
  await newCart(shop, old)
  await shop.rows('update order_line set prescription = $1', old.encrypt('{}', 'order_line.prescription'))
  await shop.rows('update payment set token = $1 where token is null', old.encrypt('token', 'payment.token'))
  await shop.rows(
    'insert into withdrawal (id, digest, declaration, email_matches, received_at) values ($1, $1, $2, false, now())',
    newKey(),
    old.encrypt('{}', 'withdrawal.declaration'),
  )
  await shop.rows(
    `insert into order_note (id, order_number, text, written_by, at) values ($1, $2, $3, '2/7', now())`,
    newKey(),
    orderNumber,
    old.encrypt('Ring', 'order_note.text'),
  )
  await shop.rows(
    `insert into pick_up (order_number, code, ready_at, last_day) values ($1, $2, now(), now())`,
    orderNumber,
    old.encrypt('123456', 'pick_up.code'),
  )
  const sold = { number: newCardNumber(), pin: '4711', amount: ore(100), validUntil: null }
  await shop.rows(
    `insert into sold_gift_card (card_id, order_number, position, content, send_on) values ($1, $2, 0, $3, now())`,
    await issueGiftCard(shop.deps.database, old, sold, shop.clock.now()),
    orderNumber,
    old.encrypt('{}', 'sold_gift_card.content'),
  )
  return link.ok ? (link.value.link.split('/').at(-1) ?? '') : ''
}

/** Inserts a customer with related rows. */
async function fillCustomer(shop: TestShop, old: Encryption) {
  const customerId = await addCustomer(shop.deps.database, old, NEW_CUSTOMER, shop.clock.now())
  await shop.deps.database.orm.update(customer).set(sealPersonalNumber(old, '19900102-2389'))
  await shop.rows(
    `insert into saved_prescription (id, customer_id, content, consented_at) values ($1, $2, $3, now())`,
    newKey(),
    customerId,
    old.encrypt('{}', 'saved_prescription.content'),
  )
  const sealed = (column: string) => old.encrypt('{}', `eid_order.${column}`)
  await shop.rows(
    `insert into eid_order (id, session_digest, order_ref, auto_start_token, qr_start_token, qr_start_secret, state,
       hint_code, person, email, created_at, ordered_at, collected_at, expires_at)
     values ($1, '', '', '', '', $2, 'identified', '', $3, $4, now(), now(), now(), now())`,
    newKey(),
    sealed('qr_start_secret'),
    sealed('person'),
    sealed('email'),
  )
  await shop.rows(
    `insert into data_export (id, customer_id, requested_at, file, expires_at) values ($1, $2, now(), $3, now())
     on conflict do nothing`,
    newKey(),
    customerId,
    old.encrypt('UEs=', 'data_export.file'),
  )
  return customerId ?? ''
}

/** Inserts visits, claims, awaited prescriptions and requisitions. */
async function fillVisits(shop: TestShop, old: Encryption) {
  await shop.rows(
    `insert into booking (id, calendar_id, state, exam_type, store_id, starts_at, ends_at, person, call_digest, created_at, changed_at)
     values ($1, $1, 'requested', 'hearing', 2, now(), now() + interval '30 minutes', $2, $1, now(), now())`,
    newKey(),
    old.encrypt('{}', 'booking.person'),
  )
  await shop.rows(
    `insert into waiting_entry (id, audit_id, state, exam_type, store_ids, earliest, latest, day_part, contact, mobile_digest, call_digest, created_at)
     values ($1, $1, 'waiting', 'hearing', '[2]', now(), now(), 'any', $2, $1, $1, now())`,
    newKey(),
    old.encrypt('{}', 'waiting_entry.contact'),
  )
  await shop.rows(
    `insert into provider_call (id, booking_id, kind, state, reference, message, next_try_at, created_at)
     select $1, id, 'cancel', 'done', $1, $2, now(), now() from booking limit 1`,
    newKey(),
    old.encrypt('Välkommen', 'provider_call.message'),
  )
  await shop.rows(
    `insert into eye_health_day (id, state, request, digest, preferred_day, participants, received_at, answered_by, answered_at, answer_text)
     values ($1, 'declined', $2, $1, now(), 12, now(), 2, now(), $3)`,
    newKey(),
    old.encrypt('{}', 'eye_health_day.request'),
    old.encrypt('Fullt', 'eye_health_day.answer_text'),
  )
  await shop.rows(
    `insert into claim (id, customer_id, order_number, position, state, happened_on, report, reported_at, answered_by, answered_at, answer_text)
     select $1, (select id from customer limit 1), number, 0, 'declined', now(), $2, now(), 2, now(), $3 from "order" limit 1`,
    newKey(),
    old.encrypt('Gick av', 'claim.report'),
    old.encrypt('Nej', 'claim.answer_text'),
  )
  await shop.rows(
    `insert into review (id, customer_id, order_number, position, article_id, model, state, stars, content, is_name_shown, written_at)
     select $1, (select id from customer limit 1), number, 0, 100001, 'nova', 'pending', 4, $2, true, now() from "order" limit 1`,
    newKey(),
    old.encrypt('Sitter bra', 'review.content'),
  )
  await shop.rows(
    `insert into awaited_prescription (order_number, position, state, due_on, request) select number, 0, 'asked', now(), $1 from "order" limit 1`,
    old.encrypt('Datumet syns inte', 'awaited_prescription.request'),
  )
  await shop.rows(
    `insert into prescription_photo (order_number, position, media_type, content, sent_at)
     select order_number, position, 'image/jpeg', $1, now() from awaited_prescription limit 1`,
    old.encrypt('/9j/', 'prescription_photo.content'),
  )
  await shop.rows(
    `insert into requisition (id, state, content, manager_digest, amount, created_at) values ($1, 'draft', $2, $1, 0, now())`,
    newKey(),
    old.encrypt('{}', 'requisition.content'),
  )
}

/** Inserts messages, staff and look-ups. */
async function fillPeople(shop: TestShop, old: Encryption, customerId: string) {
  const token = { customerId, purpose: 'change-email' as const, minutes: 60, email: 'ny@example.se' }
  await enqueueSms({ encryption: old, clock: shop.clock }, shop.deps.database, {
    kind: 'test',
    customerId: null,
    to: '+46701740605',
    text: 'Hej',
  })
  await issueToken({ encryption: old, clock: shop.clock }, shop.deps.database, token)
  const berit = { storeId: 2, employeeNumber: newKey().slice(0, 12), name: 'Berit', role: 'seller' as const }
  const credentials = { email: 'berit@klarsikt.example', password: 'Visa-mer-2026' }
  await addStaff(shop.deps.database, berit, shop.clock.now(), { encryption: old, credentials })
  await shop.rows('update staff set mobile = $1', sealStaffMobile(old, { number: '+46701740605', reason: 'Uppringd' }))
  await shop.rows(
    `insert into passkey (id, customer_id, public_key, counter, transports, name, is_backed_up, created_at)
     values ($1, $2, '', 0, '[]', $3, false, now())`,
    newKey(),
    customerId,
    sealPasskeyName(old, 'Telefon'),
  )
  await shop.rows(
    `insert into customer_lookup (at, store_id, employee_number, kind, reason, request_id) values (now(), 2, $1, 'email', $2, 'r')`,
    berit.employeeNumber,
    old.encrypt('Retur', 'customer_lookup.reason'),
  )
  await shop.rows(
    `insert into order_lookup (at, store_id, employee_number, order_number, reason, request_id)
     select now(), 2, $1, (select min(number) from "order"), $2, 'r'`,
    berit.employeeNumber,
    old.encrypt('Retur', 'order_lookup.reason'),
  )
  await shop.rows(
    `insert into agreement_lookup (at, store_id, employee_number, agreement_number, reason, request_id)
     select now(), 2, $1, (select min(number) from agreement), $2, 'r'`,
    berit.employeeNumber,
    old.encrypt('Synundersökning', 'agreement_lookup.reason'),
  )
}

/** Inserts saved payments, subscriptions, invoices and bank payments. */
async function fillMoney(shop: TestShop, old: Encryption, customerId: string) {
  await shop.rows(
    `insert into saved_payment (id, customer_id, provider, state, token, created_at) values ($1, $2, 'klarna', 'active', $3, now())`,
    newKey(),
    customerId,
    old.encrypt('token', SAVED_PAYMENT_TOKEN),
  )
  await insertSealedSubscription(shop, old)
  const lines = [{ name: 'Skruv', quantity: 1, unitPrice: ore(49), vatRate: 25 as const }]
  await shop.deps.database.transaction((tx) =>
    issueInvoice({ encryption: old, clock: shop.clock }, tx, { key: newKey(), customerId: customerId ?? '', lines }),
  )
  const payment = {
    amount: ore(49),
    paidOn: '2026-11-02',
    texts: [],
    payer: { name: 'Eva Åkerlund', account: null },
  } as const
  await importPayments({ ...shop.deps, encryption: old }, 'report', [{ ...payment, reference: newKey() }])
}
