export { createEncryption, type Encryption } from './encryption.js'
