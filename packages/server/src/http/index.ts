export { addressNetwork } from './address-network.js'
export { byteRange, type ByteRange } from './byte-range.js'
export { clientAddress, clientIp } from './client-address.js'
export {
  createFailures,
  type ErrorList,
  type FailureOptions,
  type Failures,
  type InputPart,
  type Refusal,
} from './failures.js'
export { createHttpApp, type HttpApp, type HttpVariables } from './http-app.js'
export type { HttpEndpoint } from './endpoint.js'
export { healthRoutes } from './health.js'
export {
  type Handler,
  type HandlerOptions,
  type Implemented,
  isReady,
  JSON_TYPE,
  ready,
  type ReadyReply,
} from './implement.js'
export { listen, type RunningServer } from './listen.js'
export { type ObserveRequest, observeRequests } from './observe-requests.js'
export { readBytes } from './read-bytes.js'
export { BODY_LIMIT, readJsonBody, readNoBody } from './read-json-body.js'
export { refuseOtherMethods } from './refuse-other-methods.js'
export { allowBulkTime } from './request-time.js'
export { serveOpenApi } from './serve-open-api.js'
export { securityHeaders } from './security-headers.js'
export { type HttpContext, mountEndpoints, type Service, type ServiceCall } from './service.js'
export { forwardedAddress, parseTrustProxy, type TrustProxy } from './trust-proxy.js'
