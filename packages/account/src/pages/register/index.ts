export { register, type RegisterAnswer } from './register.js'
export { RegisterPage } from './register-page.js'
