export { createActing, type Acting, type ActingContext } from './create-acting.js'
