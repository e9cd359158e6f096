export {
  type Audits,
  endpoint,
  type Endpoint,
  type InputOf,
  type ParsedOf,
  type ReplyOf,
  saysSuccess,
  type Shape,
} from './endpoint.js'
export { isConflict } from './conflict.js'
export { isFailure, type Failure } from './failure.js'
export { queryString, routePath, type Method, type Route } from './route.js'
