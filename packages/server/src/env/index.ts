export { readEnv, type ServerEnv } from './env.js'
export { requireSettings } from './missing-settings.js'
export { resolveSecret } from './secret.js'
export { SettingsError } from './settings-error.js'
