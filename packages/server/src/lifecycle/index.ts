export { createLifecycle, type Lifecycle } from './lifecycle.js'
