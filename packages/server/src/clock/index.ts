export { type Clock, fixedClock, systemClock } from '@klarsikt/core/lib'
export { clockFromEnv } from './clock-from-env.js'
