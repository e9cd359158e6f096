export { loadRegister, type RegisterData } from './load-register.js'
export { register, type RegisterAnswer } from './register.js'
export { RegisterPage } from './register-page.js'
