export { logOut, type LogoutAnswer } from './log-out.js'
export { LogoutPage } from './logout-page.js'
