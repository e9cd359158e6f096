export { pageNotFound, replyOrNotFound } from './not-found.js'
export { outcomeOrLogin } from './outcome-or-login.js'
export { loginPath, replyOrLogin } from './require-login.js'
