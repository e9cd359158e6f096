export { createEncryption, type Encryption } from './encryption.js'
export { openEncryption, type SealedSample } from './open-encryption.js'
