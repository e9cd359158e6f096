export { discoveryOpenApi } from './discovery-document.js'
export { shopOpenApi } from './document.js'
