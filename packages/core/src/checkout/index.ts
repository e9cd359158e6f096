export { CHECKOUT_STEPS, isCheckoutStep, type CheckoutStep } from './steps.js'
