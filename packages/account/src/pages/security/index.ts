export { changeSecurity, type SecurityAnswer } from './change-security.js'
export { loadSecurity, type SecurityData } from './load-security.js'
export { SecurityPage } from './security-page.js'
