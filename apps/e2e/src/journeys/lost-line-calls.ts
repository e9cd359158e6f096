import { shopEndpoints } from '@klarsikt/contract/shop'
import { can } from '@klarsikt/core/access'

/** What keeps the page where a call is lost: a row of the journey that cuts the line, or why the call needs none of its own. */
export type Cover = { readonly row: string } | { readonly reason: string }

const row = (name: string): Cover => ({ row: name })
const because =
  (reason: string) =>
  (...calls: readonly string[]): Readonly<Record<string, Cover>> =>
    Object.fromEntries(calls.map((call) => [call, { reason }]))
const pressed = (name: string, ...calls: readonly string[]): Readonly<Record<string, Cover>> =>
  Object.fromEntries(calls.map((call) => [call, row(name)]))

const asAForm = because(
  'The form of a route: sent, refused and kept by the code that a step of the checkout is sent by',
)
const asTheCart = because('Sent by the code of the cart, as a quantity is')
const byItself = because('Nobody presses it: the page asks again by itself, or does without')
const atAnApp = because('A step of BankID or of a passkey, which begins anew by its own button')
const byNoPage = because('No page of the shop sends it')

/** Every change that a visitor or a customer can ask for. */
export const LOST_CALLS: Readonly<Record<string, Cover>> = {
  ...pressed('a piece is added to the cart', 'updateCart'),
  ...pressed('a quantity is changed', 'updateLine'),
  ...pressed('a favourite is kept', 'setFavourite'),
  ...pressed('a step of the checkout is filled in', 'setCustomer'),
  ...pressed('a time is taken', 'holdSlot'),
  ...pressed('a purchase is withdrawn', 'declareWithdrawal'),
  ...pressed('an answer about cookies is given', 'setConsent'),
  ...pressed('a discount code is used', 'applyDiscount'),
  ...pressed('an order is placed', 'setPayment', 'submitCheckout'),
  ...pressed('a payment link is paid', 'payPaymentLink'),
  ...pressed('a photo of a prescription is sent', 'sendPrescriptionPhoto'),
  ...pressed('a gift card is looked up', 'lookupGiftCard'),
  ...pressed('an account is opened', 'register'),
  ...pressed('a customer logs in', 'login'),
  ...pressed('a customer logs out', 'logout'),
  ...pressed('a new password is asked for', 'requestPasswordReset'),
  ...pressed('details of an account are saved', 'updateCustomerDetails'),
  ...pressed('a size of frames is saved', 'setOwnSize'),
  ...pressed('a prescription is saved', 'savePrescription'),
  ...pressed('a customer joins the club', 'joinLoyalty'),
  ...pressed('an eye health day is asked for', 'requestEyeHealthDay'),
  ...asTheCart('emptyCart', 'restoreCart', 'addPrescription', 'addGiftCard', 'setSubscriptionInterval'),
  ...asAForm('removeDiscount', 'applyGiftCard', 'removeGiftCard', 'setDelivery', 'startPayment'),
  ...asAForm('verifyEmail', 'stopEmailChange', 'resendVerification', 'acceptTerms'),
  ...asAForm('resetPassword', 'changePassword', 'changeEmail', 'endLoginSessions'),
  ...asAForm('loginStore', 'resendStoreCode', 'confirmStoreLogin', 'removePasskey', 'renamePasskey'),
  ...asAForm('connectEidEmail', 'confirmEidEmail', 'removePrescription', 'reportClaim', 'writeReview'),
  ...asAForm('leaveLoyalty', 'redeemReferral'),
  ...asAForm('typeAwaitedPrescription', 'cancelAwaitedOrder', 'requestDataExport', 'eraseAccount'),
  ...asAForm('saveAgreement', 'discardAgreement', 'sendAgreementLink', 'resumeAgreement', 'confirmAgreement'),
  ...asAForm('createBooking', 'requestBooking', 'updateBooking', 'cancelBooking', 'sendRequisition'),
  ...asAForm('approveRequisition', 'rejectRequisition', 'requestRequisitionList'),
  ...asAForm('joinWaitingList', 'waitForEarlier', 'acceptWaitingOffer', 'declineWaitingOffer', 'leaveWaitingList'),
  ...asAForm('cancelOrder', 'resendGiftCard', 'buyAgain', 'registerReturn', 'cancelReturn', 'payInvoice'),
  ...asAForm('setPaymentMethod', 'savePayment', 'removeSavedPayment', 'revokeAutogiro', 'saveGiftCard'),
  ...asAForm('removeSavedGiftCard', 'activateLensSubscription', 'pauseLensSubscription', 'cancelLensSubscription'),
  ...asAForm('recreateLensSubscription', 'updateLensDelivery', 'skipLensDelivery', 'addLensArticle', 'updateLensLine'),
  ...asAForm(
    'reactivateFrozenLens',
    'answerLensPrice',
    'updateLensPayment',
    'winBackGlassesSubscription',
    'connectGlassesSubscription',
  ),
  ...asAForm(
    'createGlassesSubscription',
    'terminateGlassesSubscription',
    'exchangeGlassesSubscription',
    'updateGlassesSubscriptionPayment',
  ),
  ...byItself('getUser', 'releaseHold', 'completePayment', 'openCartHandover'),
  ...atAnApp('startEid', 'collectEid', 'cancelEid', 'passkeyRegisterOptions', 'registerPasskey'),
  ...atAnApp('passkeyLoginOptions', 'loginByPasskey', 'loginStoreByPasskey', 'storePasskeyOptions'),
  ...atAnApp('confirmStorePasskey', 'signAgreement', 'collectAgreement', 'cancelAgreementSigning', 'signAutogiro'),
  ...atAnApp(
    'collectAutogiro',
    'cancelAutogiroSigning',
    'signGlassesSubscription',
    'collectGlassesSubscription',
    'cancelGlassesSubscriptionSigning',
  ),
  ...byNoPage('validatePrescription'),
}

/** The names of those calls, by the contract and the table of permissions. */
export const shopperChanges = (): readonly string[] =>
  Object.entries(shopEndpoints)
    .filter(
      ([, { route, permission }]) =>
        route.method !== 'GET' && 'csrf' in route && (can('visitor', permission) || can('customer', permission)),
    )
    .map(([name]) => name)
