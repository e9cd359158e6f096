export { whoIsHere as loadLogout } from '../../session/who-is-here.js'
export { logOut, type LogoutAnswer } from './log-out.js'
export { LogoutPage } from './logout-page.js'
