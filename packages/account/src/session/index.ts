export { loginPath, replyOrLogin } from './require-login.js'
