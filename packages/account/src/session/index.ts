export { pageNotFound, replyOrNotFound, replyOrStaffLogin, staffLogin } from './not-found.js'
export { outcomeOrLogin } from './outcome-or-login.js'
export { outcomeOrNotFound } from './outcome-or-not-found.js'
export { loginPath, replyOrLogin } from './require-login.js'
