export { createLocalRateLimits, type LocalRateLimits, type RateLimitRule } from './local-rate-limits.js'
export { createRateLimits, type RateLimits } from './rate-limits.js'
