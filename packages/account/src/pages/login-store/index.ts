export { loadLoginStore, type LoginStoreData } from './load-login-store.js'
export { LoginStorePage } from './login-store-page.js'
export { logInStore, type LoginStoreAnswer } from './log-in-store.js'
