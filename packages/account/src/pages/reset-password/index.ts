export { loadResetPassword, type ResetPasswordData } from './load-reset-password.js'
export { resetPassword, type ResetPasswordAnswer } from './reset-password.js'
export { ResetPasswordPage } from './reset-password-page.js'
