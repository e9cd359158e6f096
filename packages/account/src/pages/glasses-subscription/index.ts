export { changeGlassesSubscription, type SubscriptionAnswer } from './change-glasses-subscription.js'
export { GlassesSubscriptionPage } from './glasses-subscription-page.js'
export { loadGlassesSubscription, type SubscriptionData } from './load-glasses-subscription.js'
