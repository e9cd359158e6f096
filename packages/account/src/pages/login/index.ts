export { loadLogin, type LoginData } from './load-login.js'
export { logIn, type LoginAnswer } from './log-in.js'
export { LoginPage } from './login-page.js'
