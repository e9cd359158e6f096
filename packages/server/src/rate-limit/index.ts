export { createRateLimits, type RateLimitRule, type RateLimits } from './rate-limits.js'
