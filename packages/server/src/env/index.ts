export { type ServerEnv } from './env.js'
export { readEnv } from './read-env.js'
export { resolveSecret } from './secret.js'
export { SettingsError } from './settings-error.js'
