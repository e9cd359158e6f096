export { loadSubscriptions, type SubscriptionsData } from './load-subscriptions.js'
export { SubscriptionsPage } from './subscriptions-page.js'
