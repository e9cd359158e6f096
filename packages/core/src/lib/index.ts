export { ok, err, type Result } from './result.js'
export { systemClock, fixedClock, type Clock } from './clock.js'
export { defineStates, type States, type StateOf, type ActionOf, type TransitionRefused } from './states.js'
export { oneOf, type ValueOf } from './one-of.js'
