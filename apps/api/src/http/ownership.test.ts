import { type ShopCall, shopEndpoints } from '@klarsikt/contract/shop'
import { ore } from '@klarsikt/core/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { creditInvoice } from '../groups/money/invoice/credit.js'
import { lockInvoice } from '../groups/money/invoice/find.js'
import { issueInvoice } from '../groups/money/invoice/issue.js'
import { creditNote } from '../groups/money/invoice/tables.js'
import { choose, EVA, newKey, openTestShop, type TestShop } from '../groups/order/checkout/testing/shop.js'
import { moveOrder } from '../groups/order/order/move.js'
import { fillIn } from '../groups/visit/agreement/testing/fill-in.js'
import { addTestCustomer } from '../testing/add-test-customer.js'
import { callInSession, type SessionCaller } from '../testing/call-in-session.js'
import { databaseDigest } from '../testing/database-digest.js'

const STAFF = 'staff open orders of their store, and others with a reason; `other-store.test.ts` asks for them'

const STORE_SCOPE = 'those of another store are not found; `store-scope.test.ts` asks for them'
const FINANCE = 'invoices are handled for the whole chain'
const BY_REFERENCE = 'the reference of a booking gives the right to change it; personal data is masked'
const THEIR_REQUISITIONS =
  'a signed link opens it; of who is logged in only what their own address was asked; `requisition.test.ts` asks for others'
const THEIR_STORE =
  'those of another store are not found; `handle.test.ts` and `exam-prescription.test.ts` ask for them'
const SIGNED_BY_LETTER = 'the secret of the letter gives the right to sign'
const THEIR_PASSKEYS = 'only passkeys of who is logged in are looked at, and the answer is always the same'

const OF_ANOTHER_LENS_CUSTOMER = 'those of others are not found; `lens-subscription/ownership.test.ts` asks for them'
const OF_ANOTHER_SUBSCRIBER = 'those of others are not found; `glasses-subscription/subscription.test.ts` asks for them'

/** Why the id in a call does not belong to a person. */
const NOT_OWNED: Partial<Record<ShopCall, string>> = {
  getArticle: 'the catalogue is everybody’s',
  getArticleBySlug: 'the catalogue is everybody’s',
  getLensOptions: 'the catalogue is everybody’s',
  getStoreStock: 'the catalogue is everybody’s',
  getReviews: 'what buyers say of an article is everybody’s',
  validatePrescription: 'the catalogue is everybody’s',
  getStore: 'stores are everybody’s',
  getPaymentElsewhere: 'the secret of the return address tells the state of the payment, and neither buyer nor goods',
  getPaymentLink: 'the token of the link gives the right to read it',
  payPaymentLink: 'the token of the link gives the right to pay',
  paymentCallback: 'a secret of each payment opens it',
  reportSms: 'a secret of each SMS opens it',
  declareWithdrawal: 'the answer is always the same and does not say whether there is such an order',
  endLoginSessions: 'only devices of the customer are looked at, and the answer is always the same',
  confirmReturn: 'staff receive the returns of every customer; no other actor may',
  getStaffOrder: STAFF,
  lookupOrder: STAFF,
  controlOrder: STAFF,
  grindOrder: STAFF,
  readyOrder: STAFF,
  collectOrder: STAFF,
  sendBackOrder: STAFF,
  sendOrder: STAFF,
  pauseOrder: STAFF,
  resumeOrder: STAFF,
  cancelStaffOrder: STAFF,
  cancelOrderLines: STAFF,
  refundOrder: STAFF,
  noteOrder: STAFF,
  setOrderStatus: STAFF,
  collectAgreement: 'only agreements of the session are looked at; `agreement.test.ts` asks for others',
  cancelAgreementSigning: 'as its collection, and the answer is always the same',
  getAgreementToConfirm: SIGNED_BY_LETTER,
  confirmAgreement: SIGNED_BY_LETTER,
  getAgreementPdf: 'the link is signed by the shop; `agreement.test.ts` asks with others',
  getCompany: 'the register of companies is everybody’s',
  getCompanyReference: 'how a company writes its references is asked by who books for it',
  getStaffInvoice: STORE_SCOPE,
  bookInvoicePayment: FINANCE,
  matchBankPayment: 'payments to the bank giro are of the whole chain',
  repayBankPayment: 'payments to the bank giro are of the whole chain',
  moveInvoice: FINANCE,
  creditInvoice: FINANCE,
  getStaffPrescription: STORE_SCOPE,
  getPrescriptionPhoto: STORE_SCOPE,
  enterPrescription: STORE_SCOPE,
  askForPrescription: STORE_SCOPE,
  resendOrderLetter: STAFF,
  resendStaffGiftCard: STAFF,
  getStaffGiftCardPdf: 'only the store that sold it may; `sold-gift-cards.test.ts` asks from others',
  resendPaymentLink: STORE_SCOPE,
  registerPasskey: 'the id is that of a new passkey; one that is somebody’s is refused as any that cannot be added',
  loginByPasskey: 'the passkey itself says whose it is; without its signature the answer is always the same',
  removePasskey: THEIR_PASSKEYS,
  renamePasskey: THEIR_PASSKEYS,
  registerStaffPasskey: 'as a customer’s',
  confirmStorePasskey: 'only passkeys of who has typed the password are looked at',
  loginStoreByPasskey: 'whose passkey it is, its signature proves',
  removeStaffPasskey: THEIR_PASSKEYS,
  renameStaffPasskey: THEIR_PASSKEYS,
  getBooking: BY_REFERENCE,
  getBookingCalendar: BY_REFERENCE,
  updateBooking: BY_REFERENCE,
  cancelBooking: BY_REFERENCE,
  getRequisition: THEIR_REQUISITIONS,
  approveRequisition: THEIR_REQUISITIONS,
  rejectRequisition: THEIR_REQUISITIONS,
  releaseHold: 'only holds of the session are looked at, and the answer is always the same',
  getExamPrescription: THEIR_STORE,
  enterExamPrescription: THEIR_STORE,
  getStoreBooking: THEIR_STORE,
  resendCartHandover: 'those of another store are not found; `cart-handover.test.ts` asks for them',
  withdrawCartHandover: 'those of another store are not found; `cart-handover.test.ts` asks for them',
  openCartHandover: 'those of another customer are not found; `cart-handover.test.ts` asks for them',
  closeRebooking: THEIR_STORE,
  waitForEarlier: BY_REFERENCE,
  getWaitingEntry: BY_REFERENCE,
  acceptWaitingOffer: BY_REFERENCE,
  declineWaitingOffer: BY_REFERENCE,
  leaveWaitingList: BY_REFERENCE,
  getStaffAgreement: 'not found until it is looked up; `store-scope.test.ts` and `for-staff.test.ts` ask for them',
  getEyeHealthDay: STORE_SCOPE,
  answerEyeHealthDay: STORE_SCOPE,
  answerBooking: THEIR_STORE,
  moveStoreBooking: THEIR_STORE,
  settleBooking: THEIR_STORE,
  getLensSubscription: OF_ANOTHER_LENS_CUSTOMER,
  getLensSubscriptionProducts: OF_ANOTHER_LENS_CUSTOMER,
  activateLensSubscription: OF_ANOTHER_LENS_CUSTOMER,
  pauseLensSubscription: OF_ANOTHER_LENS_CUSTOMER,
  cancelLensSubscription: OF_ANOTHER_LENS_CUSTOMER,
  recreateLensSubscription: OF_ANOTHER_LENS_CUSTOMER,
  updateLensDelivery: OF_ANOTHER_LENS_CUSTOMER,
  skipLensDelivery: OF_ANOTHER_LENS_CUSTOMER,
  addLensArticle: OF_ANOTHER_LENS_CUSTOMER,
  updateLensLine: OF_ANOTHER_LENS_CUSTOMER,
  reactivateFrozenLens: OF_ANOTHER_LENS_CUSTOMER,
  answerLensPrice: OF_ANOTHER_LENS_CUSTOMER,
  updateLensPayment: OF_ANOTHER_LENS_CUSTOMER,
  getGlassesSubscription: OF_ANOTHER_SUBSCRIBER,
  getGlassesSubscriptionDocument: OF_ANOTHER_SUBSCRIBER,
  getGlassesSubscriptionDocumentPdf: OF_ANOTHER_SUBSCRIBER,
  getGlassesSubscriptionDocuments: OF_ANOTHER_SUBSCRIBER,
  getGlassesSubscriptionPerks: OF_ANOTHER_SUBSCRIBER,
  signGlassesSubscription: OF_ANOTHER_SUBSCRIBER,
  collectGlassesSubscription: OF_ANOTHER_SUBSCRIBER,
  cancelGlassesSubscriptionSigning: 'only a signature of the customer is looked for, and the answer is always the same',
  terminateGlassesSubscription: OF_ANOTHER_SUBSCRIBER,
  updateGlassesSubscriptionPayment: OF_ANOTHER_SUBSCRIBER,
  exchangeGlassesSubscription: OF_ANOTHER_SUBSCRIBER,
  winBackGlassesSubscription: OF_ANOTHER_SUBSCRIBER,
  answerClaim: STORE_SCOPE,
  writeReview: 'goods are reviewed some days after they came: review.test.ts tries the order of another',
  decideReview: 'the chain decides about all reviews',
  addPrescription: 'a line that is not in the cart of the session is not looked at; the pair is added to that cart',
  removeSavedGiftCard: 'a card that is not in the account of the customer is out of it already',
  removeGiftCard: 'a card that is not on the cart of the session is off it already',
}

const PRESCRIPTION = {
  rightSphere: '-1,25',
  rightPupillaryDistance: '31',
  leftSphere: '-1',
  leftPupillaryDistance: '31',
  issuedOn: '2026-06-01',
  agreed: true,
}

let shop: TestShop
let owner: SessionCaller
let stranger: SessionCaller
beforeAll(async () => {
  shop = await openTestShop()
  await shop.control('POST', '/callbacks/plan', { mode: 'off' })
  for (const id of ['customer-1', 'customer-2']) await addTestCustomer(shop.deps.database, shop.encryption, id)
  owner = await callInSession(shop, 'owner', { customerId: 'customer-1' })
  stranger = await callInSession(shop, 'stranger', { customerId: 'customer-2' })
})
afterAll(() => shop.close())

const takesId = ({ route, ...shape }: (typeof shopEndpoints)[ShopCall]): boolean =>
  route.path.includes(':') ||
  ('body' in shape &&
    /"(id|paymentId|lineId|orderNumber)":/.test(JSON.stringify(z.toJSONSchema(shape.body, { io: 'input' }))))

it('finds nothing of another session, by any call that takes an id, and changes nothing of it', async () => {
  const lineOf = async (caller: SessionCaller): Promise<string> => {
    const { body } = await caller.send('updateCart', { skuId: '100001-1', quantity: 1 })
    return body.cartHead.cart.items[0].lineId
  }
  const submit = async () => {
    await lineOf(owner)
    await owner.send('setCustomer', EVA)
    await owner.send('setDelivery', { method: 20 })
    return (await owner.send('submitCheckout', { idempotencyKey: newKey(), termsAccepted: true })).body
  }
  await lineOf(owner)
  await owner.send('updateCart', { skuId: '700001-1', quantity: 1 })
  const { paymentId: sentId, redirectUrl: sentPage, orderNumber: sent } = await submit()
  await choose(sentPage, 'approve')
  await owner.send('completePayment', { paymentId: sentId, outcome: 'success' })
  await moveOrder(shop.deps, sent, 'controlled')
  await moveOrder(shop.deps, sent, 'sent')
  const soldCardId = (await owner.get(`/api/order/${sent}`)).body.data.giftCards[0].id
  const { paymentId, redirectUrl, orderNumber } = await submit()
  const payment = { paymentId, outcome: 'success' }
  const savedId = (await owner.send('savePrescription', PRESCRIPTION)).body.data.id
  const rows = [{ name: 'Skruv', quantity: 1, unitPrice: ore(49), vatRate: 25 as const }]
  const invoice = await shop.deps.database.transaction((tx) =>
    issueInvoice(shop.deps, tx, { key: newKey(), customerId: 'customer-1', lines: rows }),
  )
  const credited = await shop.deps.database.transaction(async (tx) => {
    const row = await lockInvoice(tx, invoice)
    if (row) await creditInvoice(shop.deps, tx, row, { key: newKey(), amount: 100, reason: 'Fel pris' })
    const [note] = await tx.orm.select().from(creditNote)
    return note?.number
  })
  const saving = await owner.send('savePayment', {})
  await choose(saving.body.redirectUrl, 'approve')
  const cardId = (await owner.send('savePayment', { outcome: 'success' })).body.data.saved[0].id
  const agreementId = await fillIn(owner)
  const calls: Partial<Record<ShopCall, (caller: SessionCaller, lineId: string) => ReturnType<SessionCaller['send']>>> =
    {
      startPayment: (caller) => caller.send('startPayment', { paymentId }),
      getPayment: (caller) => caller.get(`/api/payment/${paymentId}`),
      completePayment: (caller) => caller.send('completePayment', payment),
      getPrescription: (caller) => caller.get(`/api/customer/prescription/${savedId}`),
      removePrescription: (caller) => caller.send('removePrescription', { id: savedId }),
      getConfirmation: (caller) => caller.get(`/api/checkout/confirmation/${orderNumber}`),
      getInvoice: (caller) => caller.get(`/api/finance/${orderNumber}/0`),
      getInvoicePdf: (caller) => caller.get(`/api/finance/${invoice}/0/pdf`),
      getSubscriptionInvoice: (caller) => caller.get(`/api/finance/shop/inv/${invoice}/0`),
      getSubscriptionInvoicePdf: (caller) => caller.get(`/api/finance/shop/inv/${invoice}/0/pdf`),
      getCreditNotePdf: (caller) => caller.get(`/api/creditNote/${credited}/pdf`),
      payInvoice: (caller) => caller.send('payInvoice', {}, `/api/finance/${invoice}/pay`),
      removeSavedPayment: (caller) => caller.send('removeSavedPayment', { id: cardId }),
      getOrder: (caller) => caller.get(`/api/order/${orderNumber}`),
      buyAgain: (caller) => caller.send('buyAgain', {}, `/api/order/${orderNumber}/buyAgain`),
      cancelOrder: (caller) => caller.send('cancelOrder', {}, `/api/order/${orderNumber}/cancel`),
      resendGiftCard: (caller) =>
        caller.send('resendGiftCard', { id: soldCardId }, `/api/order/${sent}/resendGiftCard`),
      getGiftCardPdf: (caller) => caller.get(`/api/order/${sent}/giftCard/${soldCardId}/pdf`),
      getOrderReturns: (caller) => caller.get(`/api/order/${sent}/return`),
      registerReturn: (caller) => {
        const lines = [{ lineId: '0', quantity: 1, reason: 'none' }]
        return caller.send('registerReturn', { lines }, `/api/order/${sent}/return`)
      },
      getOrderReviews: (caller) => caller.get(`/api/order/${sent}/reviews`),
      getOrderReceipt: (caller) => caller.get(`/api/order/${sent}/receipt`),
      getReturnLabel: (caller) => caller.get(`/api/order/return/${sent}-1/label`),
      cancelReturn: (caller) => caller.send('cancelReturn', {}, `/api/order/return/${sent}-1/cancel`),
      signAgreement: (caller) =>
        caller.send('signAgreement', { method: 'e-mail', authority: 'on' }, `/api/b2b/agreement/${agreementId}/sign`),
      updateLine: (caller, lineId) => caller.send('updateLine', { lineId, quantity: 2 }),
      setSubscriptionInterval: (caller, lineId) => caller.send('setSubscriptionInterval', { lineId, interval: null }),
    }
  const named = Object.entries(shopEndpoints).flatMap(([name, endpoint]) => (takesId(endpoint) ? [name] : []))
  expect(named.toSorted()).toEqual([...Object.keys(NOT_OWNED), ...Object.keys(calls)].toSorted())
  await choose(redirectUrl, 'approve')
  for (const [name, call] of Object.entries(calls)) {
    const lineId = await lineOf(owner)
    const before = await databaseDigest(shop.deps.database)
    expect([name, (await call(stranger, lineId)).status]).toEqual([name, 404])
    expect([name, await databaseDigest(shop.deps.database)]).toEqual([name, before])
    expect([name, (await call(owner, lineId)).status]).toEqual([name, 200])
  }
})
