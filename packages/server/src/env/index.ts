export { readEnv, type ServerEnv } from './env.js'
export { resolveSecret } from './secret.js'
