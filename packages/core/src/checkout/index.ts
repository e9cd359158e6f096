export {
  CHECKOUT_STEPS,
  isCheckoutStep,
  isStepOpen,
  nextStep,
  type CheckoutProgress,
  type CheckoutStep,
} from './steps.js'
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
  type SubmitRefusal,
} from './submission.js'
export { SUBMISSION_MINUTES, TERMS_VERSION } from './terms.js'
