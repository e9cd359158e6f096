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
  checkSubmit,
  submissionStates,
  type SubmissionState,
  type SubmitRefusal,
} from './submission.js'
