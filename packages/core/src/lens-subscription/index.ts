export { DELIVERY_INTERVALS, SUBSCRIPTION_INTERVALS, isSubscriptionInterval, type SubscriptionInterval } from './intervals.js'
