export { forgetAttempt, hasAttempt, rememberAttempt } from './bankid-attempt.js'
export { pageNotFound, replyOrNotFound, replyOrStaffLogin, staffLogin } from './not-found.js'
export { outcomeOrLogin } from './outcome-or-login.js'
export { outcomeOrNotFound } from './outcome-or-not-found.js'
export { type RefusedPage, refusedPage, replyOrRefusedPage } from './refused-page.js'
export {
  UNDER_MAINTENANCE,
  type UnderMaintenance,
  isUnderMaintenance,
  replyOrMaintenance,
} from './reply-or-maintenance.js'
export { loginPath, replyOrLogin } from './require-login.js'
export { OWNER_FIELD, dropTypedForm, dropTypedFormUnlessAt, keepTypedForm, typedForm } from './typed-form.js'
export { type WhoIsHere, whoIsHere } from './who-is-here.js'
export { nextIn, withNext } from './with-next.js'
