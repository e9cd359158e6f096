/** Calls of a customer's own account or session. The tests of their modules make them and read the audit. */
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

/** Calls about sent orders. `return.test.ts` makes them and reads the audit. */
const RETURN_CALLS: ReadonlySet<string> = new Set(['registerReturn', 'cancelReturn', 'confirmReturn'])
/** Calls that need free times. `booking.test.ts` makes them and reads the audit. */
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
/** `friends.test.ts`, `claim.test.ts` and `review.test.ts` make these calls and read the audit. */
const FRIENDS_CALLS: ReadonlySet<string> = new Set([
  'joinLoyalty',
  'leaveLoyalty',
  'redeemReferral',
  'reportClaim',
  'answerClaim',
  'writeReview',
  'decideReview',
])
/** Calls about orders without strengths. `awaited-prescription.test.ts` makes them and reads the audit. */
const PRESCRIPTION_CALLS: ReadonlySet<string> = new Set([
  'sendPrescriptionPhoto',
  'typeAwaitedPrescription',
  'cancelAwaitedOrder',
  'enterPrescription',
  'askForPrescription',
])
/** `eye-health-day.test.ts` makes these calls and reads the audit. */
const EYE_HEALTH_DAY_CALLS: ReadonlySet<string> = new Set(['requestEyeHealthDay', 'answerEyeHealthDay'])
/** Steps of one agreement. `agreement.test.ts` makes these calls and reads the audit. */
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
/** Calls about exams that companies pay. `requisition.test.ts` makes them and reads the audit. */
const REQUISITION_CALLS: ReadonlySet<string> = new Set(['sendRequisition', 'approveRequisition', 'rejectRequisition'])
/** The tests of `glasses-subscription` make these calls, from the signature to the winback, and read the audit. */
const GLASSES_SUBSCRIPTION_CALLS: ReadonlySet<string> = new Set([
  'createGlassesSubscription',
  'connectGlassesSubscription',
  'createGlassesSubscriptionInStore',
  'signGlassesSubscription',
  'collectGlassesSubscription',
  'cancelGlassesSubscriptionSigning',
  'terminateGlassesSubscription',
  'exchangeGlassesSubscription',
  'updateGlassesSubscriptionPayment',
  'winBackGlassesSubscription',
  'setSubscriptionPlatform',
])
/** Calls of stores only. The tests of `staff-order` and `for-staff.test.ts` make them and read the audit. */
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

/** Calls about an existing subscription. `lens-subscription/changes.test.ts` makes them and reads the audit. */
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

/** Calls that `audited.test.ts` leaves out, because the tests of their modules read the audit. */
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
  GLASSES_SUBSCRIPTION_CALLS,
  DESK_CALLS,
]
