export { CHECKOUT_STEPS, isCheckoutStep, nextStep, type CheckoutProgress, type CheckoutStep } from './steps.js'
export {
  awaitsCustomer,
  awaitsPage,
  checkSubmit,
  couldNotOpen,
  endedInVain,
  hasLostAnswer,
  isAtProvider,
  isBeingPlaced,
  isPlaced,
  submissionStates,
  type SubmissionState,
} from './submission.js'
export { SUBMISSION_MINUTES, TERMS_VERSION } from './terms.js'
