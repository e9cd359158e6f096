export { loadSignUp, type SignUpData } from './load-sign-up.js'
export { signUp, type SignUpAnswer } from './sign-up.js'
export { SignUpPage } from './sign-up-page.js'
