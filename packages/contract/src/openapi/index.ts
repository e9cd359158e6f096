export { shopOpenApi } from './document.js'
