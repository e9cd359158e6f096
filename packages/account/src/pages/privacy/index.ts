export { changePrivacy, type PrivacyAnswer } from './change-privacy.js'
export { loadPrivacy, type PrivacyData } from './load-privacy.js'
export { PrivacyPage } from './privacy-page.js'
