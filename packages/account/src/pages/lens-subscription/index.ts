export { changeLensSubscription, type LensAnswer } from './change-lens-subscription.js'
export { LensSubscriptionPage } from './lens-subscription-page.js'
export { type LensSubscriptionData, loadLensSubscription } from './load-lens-subscription.js'
