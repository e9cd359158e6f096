export { STAFF_CODE_MINUTES, STORE_SESSION_HOURS, storeSessionEnd } from './session.js'
