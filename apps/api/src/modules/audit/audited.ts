import type { shopEndpoints } from '@klarsikt/contract/shop'
import type { AuditAction } from './audit.js'

type Endpoints = typeof shopEndpoints
type NameOf<Name extends keyof Endpoints> = Endpoints[Name]['route']['method'] extends 'GET' ? never : Name

/** Every call that is no GET. */
export type ChangingCall = { readonly [Name in keyof Endpoints]: NameOf<Name> }[keyof Endpoints]

/** What a piece of work may write into the audit, or why it writes nothing. */
type Audited = readonly AuditAction[] | { readonly exempt: string }

const CART = ['cart.changed'] as const
const DRAFT = ['checkout.changed'] as const
const ENDINGS = ['payment.failed', 'payment.declined', 'payment.cancelled'] as const
const PAID = ['order.placed', 'payment-link.paid', 'payment.in-review'] as const

/** What each call of the shop audits; a test calls them all. Carts, drafts and consent of a visitor are exempt, see below. */
export const AUDITED_CALLS: Readonly<Record<ChangingCall, Audited>> = {
  setConsent: ['consent.changed'],
  updateCart: CART,
  updateLine: CART,
  restoreCart: CART,
  emptyCart: CART,
  addPrescription: CART,
  setSubscriptionInterval: CART,
  applyDiscount: CART,
  removeDiscount: CART,
  applyGiftCard: CART,
  removeGiftCard: CART,
  setCustomer: DRAFT,
  setDelivery: DRAFT,
  setPayment: DRAFT,
  submitCheckout: ['payment.started', 'order.placed', ...ENDINGS],
  completePayment: [...PAID, ...ENDINGS],
  payPaymentLink: ['payment.started', ...PAID, ...ENDINGS],
  paymentCallback: [...PAID, ...ENDINGS, 'order.cancelled', 'payment-link.stopped'],
  requestPayment: ['payment-link.created'],
  reportSms: { exempt: 'A state of the outbox; the change that the SMS tells of is audited.' },
  cancelOrder: ['order.cancelled'],
  buyAgain: CART,
  registerReturn: ['return.registered'],
  cancelReturn: ['return.cancelled'],
  confirmReturn: ['return.received', 'order.refunded'],
  declareWithdrawal: ['withdrawal.declared'],
  register: ['customer.registered'],
  verifyEmail: ['customer.email-verified', 'customer.email-changed', 'order.claimed'],
  login: ['customer.logged-in', 'order.claimed'],
  acceptTerms: ['customer.terms-accepted', 'customer.logged-in', 'order.claimed'],
  logout: ['customer.logged-out', 'staff.logged-out'],
  loginStore: { exempt: 'It sends a one-time code; the log-in that follows is audited.' },
  confirmStoreLogin: ['staff.logged-in'],
  lookupCustomer: ['customer.looked-up'],
  createCustomer: ['customer.created'],
  setCustomerPostalCode: ['customer.details-changed'],
  carryCartToCustomer: ['cart.changed'],
  requestPasswordReset: ['customer.password-reset-requested'],
  resetPassword: ['customer.password-changed'],
  changePassword: ['customer.password-changed'],
  changeEmail: ['customer.email-change-requested'],
  endLoginSessions: ['customer.sessions-ended'],
  savePrescription: ['prescription.saved'],
  removePrescription: ['prescription.removed'],
  collectEid: ['customer.logged-in', 'order.claimed'],
  confirmEidEmail: [
    'customer.registered',
    'customer.email-verified',
    'customer.eid-connected',
    'customer.logged-in',
    'order.claimed',
  ],
  startEid: { exempt: 'It begins an identification; what it leads to is audited.' },
  cancelEid: { exempt: 'Nothing comes of an identification that ends.' },
  connectEidEmail: { exempt: 'It sends a letter; what the link does is audited.' },
  setFavourite: ['favourites.changed'],
  requestDataExport: ['customer.export-requested'],
  eraseAccount: ['customer.erased'],
  registerPasskey: ['customer.passkey-added'],
  loginByPasskey: ['customer.logged-in'],
  removePasskey: ['customer.passkey-removed'],
  updateCustomerDetails: ['customer.details-changed'],
  controlOrder: ['order.controlled'],
  grindOrder: ['order.ground'],
  sendOrder: ['order.part-sent', 'order.sent'],
  pauseOrder: ['order.paused'],
  resumeOrder: ['order.handled', 'order.controlled'],
  cancelStaffOrder: ['order.cancelled'],
  refundOrder: ['order.refunded', 'gift-card.recalled'],
  setOrderStatus: [
    'order.controlled',
    'order.handled',
    'order.paused',
    'order.part-sent',
    'order.sent',
    'order.cancelled',
  ],
  noteOrder: ['order.noted'],
  resendVerification: { exempt: 'It sends a letter again; what the link does is audited.' },
  passkeyRegisterOptions: { exempt: 'It makes a challenge; the passkey that answers it is audited.' },
  passkeyLoginOptions: { exempt: 'It makes a challenge; the log-in that answers it is audited.' },
  startPayment: { exempt: 'It opens the page of a payment whose start is audited; what ends that is audited too.' },
  lookupGiftCard: { exempt: 'It changes nothing but the count of wrong tries.' },
  validatePrescription: { exempt: 'It changes nothing.' },
  getUser: { exempt: 'It changes nothing.' },
}

/** What each job and round audits, as `system/<name>`. */
export const AUDITED_JOBS: Readonly<Record<string, Audited>> = {
  payments: [...PAID, ...ENDINGS, 'payment.expired'],
  charges: ['charge.captured', 'charge.cancelled', 'charge.refunded'],
  refunds: ['charge.refunded'],
  returns: ['order.refunded', 'return.refunded'],
  'payment-links': ['payment-link.expired'],
  warehouse: ['order.controlled', 'order.ground', 'order.sent'],
  'checkout-clean': ['personal-data.forgotten'],
  'data-exports': ['customer.export-made'],
  'order-digest': { exempt: 'Orders from before become findable by their own address; nothing else of them changes.' },
  mail: { exempt: 'Letters follow from changes that are audited; that they are sent is a state of the outbox.' },
  sms: { exempt: 'As the letters.' },
  'session-clean': { exempt: 'Sessions that have run out are nobody’s any more.' },
  'store-login-clean': { exempt: 'One-time codes that have run out open nothing.' },
  'identity-clean': { exempt: 'Secrets of letters that have run out open nothing.' },
  'eid-clean': { exempt: 'Identifications that have run out lead nowhere.' },
  'passkey-clean': { exempt: 'Challenges that have run out open nothing.' },
  'catalogue-clean': { exempt: 'Rows of the change log that every process has read.' },
}

/** Writes without a row of their own, by the table they go to. The list is repeated in ADR 0020. */
export const UNAUDITED_WRITES: Readonly<Record<string, string>> = {
  cart: 'a visitor’s changes: the hottest write of the shop, and nobody is known to have made it; what an order takes out',
  cart_gift_card: 'as the cart',
  checkout_draft: 'as the cart',
  session:
    'it begins, is prolonged and runs out by itself; a visitor’s consent is stored with its own date and version',
  submission: 'steps between the start of a payment and its end, both of which are audited',
  payment: 'as the submission',
  tender: 'tries at a provider; what came of them is audited as a charge',
  order_action: 'keys of calls; what they did is audited',
  refund: 'as the tender; that it was decided is audited too',
  stock: 'it moves with payments and orders, whose changes are audited',
  stock_hold: 'as the stock',
  ledger_entry: 'it is itself a record that only grows',
  gift_card_entry: 'as the ledger',
  gift_card: 'its digests move to the present secret when its number is typed',
  identity_token: 'secrets of letters; what they are used for is audited',
  eid_order: 'steps of an identification by BankID; what it leads to is audited',
  favourite: 'as the cart while it is a visitor’s; a customer’s change is audited',
  data_export: 'its request and its making are audited; that it is gone after a day is not',
  store_login: 'log-ins that wait for a code; the log-in itself is audited',
  passkey_challenge: 'used up or run out within minutes; what is done with one is audited',
  gift_card_guard: 'counts wrong tries',
  mail_outbox: 'states of sending',
  sms_outbox: 'as the letters, and whether they arrived',
  catalogue_change: 'the change log, written by triggers',
  picture: 'a cache of drawn pictures',
  installation: 'the kind of the shop, claimed once by its first start',
}
