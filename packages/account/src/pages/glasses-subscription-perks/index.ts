export { GlassesSubscriptionPerksPage } from './glasses-subscription-perks-page.js'
export { loadGlassesSubscriptionPerks } from './load-glasses-subscription-perks.js'
