/** These are a customer’s own, or begin and end sessions; the tests of their modules walk them and read their audit. */
const ACCOUNT_CALLS: ReadonlySet<string> = new Set([
  'register',
  'verifyEmail',
  'stopEmailChange',
  'resendVerification',
  'login',
  'acceptTerms',
  'logout',
  'requestPasswordReset',
  'resetPassword',
  'changePassword',
  'changeEmail',
  'endLoginSessions',
  'loginStore',
  'confirmStoreLogin',
  'lookupCustomer',
  'createCustomer',
  'setCustomerPostalCode',
  'carryCartToCustomer',
  'resendCartHandover',
  'withdrawCartHandover',
  'openCartHandover',
  'updateCustomerDetails',
  'savePrescription',
  'enterExamPrescription',
  'removePrescription',
  'signAutogiro',
  'collectAutogiro',
  'cancelAutogiroSigning',
  'revokeAutogiro',
  'startEid',
  'collectEid',
  'cancelEid',
  'connectEidEmail',
  'confirmEidEmail',
  'setFavourite',
  'setOwnSize',
  'requestDataExport',
  'eraseAccount',
  'registerPasskey',
  'loginByPasskey',
  'removePasskey',
  'renamePasskey',
  'resendStoreCode',
  'setStaffMobile',
  'removeStaffMobile',
  'storePasskeyOptions',
  'confirmStorePasskey',
  'loginStoreByPasskey',
  'staffPasskeyRegisterOptions',
  'registerStaffPasskey',
  'removeStaffPasskey',
  'renameStaffPasskey',
])

/** Of orders that have been sent; `return.test.ts` walks them and reads their audit. */
const RETURN_CALLS: ReadonlySet<string> = new Set(['registerReturn', 'cancelReturn', 'confirmReturn'])
/** Of times that are free; `booking.test.ts` walks them and reads their audit. */
const BOOKING_CALLS: ReadonlySet<string> = new Set([
  'joinWaitingList',
  'waitForEarlier',
  'acceptWaitingOffer',
  'declineWaitingOffer',
  'leaveWaitingList',
  'holdSlot',
  'releaseHold',
  'createBooking',
  'requestBooking',
  'updateBooking',
  'cancelBooking',
  'answerBooking',
  'moveStoreBooking',
  'settleBooking',
  'reportAbsence',
  'createStoreBooking',
  'closeRebooking',
  'withdrawAbsence',
])
/** `friends.test.ts`, `claim.test.ts` and `review.test.ts` walk them and read their audit. */
const FRIENDS_CALLS: ReadonlySet<string> = new Set([
  'joinLoyalty',
  'leaveLoyalty',
  'redeemReferral',
  'reportClaim',
  'answerClaim',
  'writeReview',
  'decideReview',
])
/** Of orders whose strengths are missing; `awaited-prescription.test.ts` walks them and reads their audit. */
const PRESCRIPTION_CALLS: ReadonlySet<string> = new Set([
  'sendPrescriptionPhoto',
  'typeAwaitedPrescription',
  'cancelAwaitedOrder',
  'enterPrescription',
  'askForPrescription',
])
/** `eye-health-day.test.ts` walks them and reads their audit. */
const EYE_HEALTH_DAY_CALLS: ReadonlySet<string> = new Set(['requestEyeHealthDay', 'answerEyeHealthDay'])
/** They follow one another; `agreement.test.ts` walks them and reads their audit. */
const AGREEMENT_CALLS: ReadonlySet<string> = new Set([
  'saveAgreement',
  'discardAgreement',
  'sendAgreementLink',
  'resumeAgreement',
  'signAgreement',
  'collectAgreement',
  'cancelAgreementSigning',
  'confirmAgreement',
])
/** Of exams that companies pay; `requisition.test.ts` walks them and reads their audit. */
const REQUISITION_CALLS: ReadonlySet<string> = new Set(['sendRequisition', 'approveRequisition', 'rejectRequisition'])
/** `glasses-subscription` walks them, from a signature to a winback, and reads their audit. */
const LIFESTYLE_CALLS: ReadonlySet<string> = new Set([
  'createLifestyle',
  'connectLifestyle',
  'createLifestyleInStore',
  'signLifestyle',
  'collectLifestyle',
  'cancelLifestyleSigning',
  'terminateLifestyle',
  'exchangeLifestyle',
  'updateLifestylePayment',
  'winBackLifestyle',
  'setSubscriptionPlatform',
])
/** These are for stores only; the tests of `order-desk` and `for-staff.test.ts` walk them and read their audit. */
const DESK_CALLS: ReadonlySet<string> = new Set([
  'lookupOrder',
  'lookupAgreement',
  'controlOrder',
  'grindOrder',
  'readyOrder',
  'collectOrder',
  'sendBackOrder',
  'sendOrder',
  'pauseOrder',
  'resumeOrder',
  'cancelStaffOrder',
  'cancelOrderLines',
  'refundOrder',
  'noteOrder',
  'setOrderStatus',
  'resendOrderLetter',
  'resendStaffGiftCard',
])

/** Of a subscription that is there; `lens-subscription/changes.test.ts` walks them and reads their audit. */
const LENS_CALLS: ReadonlySet<string> = new Set([
  'activateLensSubscription',
  'pauseLensSubscription',
  'cancelLensSubscription',
  'recreateLensSubscription',
  'updateLensDelivery',
  'skipLensDelivery',
  'addLensArticle',
  'updateLensLine',
  'reactivateFrozenLens',
  'answerLensPrice',
  'updateLensPayment',
])

/** Calls whose audit is read by the tests of their modules, and which `audited.test.ts` leaves out. */
export const WALKED_ELSEWHERE: readonly ReadonlySet<string>[] = [
  LENS_CALLS,
  ACCOUNT_CALLS,
  RETURN_CALLS,
  BOOKING_CALLS,
  EYE_HEALTH_DAY_CALLS,
  FRIENDS_CALLS,
  PRESCRIPTION_CALLS,
  REQUISITION_CALLS,
  AGREEMENT_CALLS,
  LIFESTYLE_CALLS,
  DESK_CALLS,
]
