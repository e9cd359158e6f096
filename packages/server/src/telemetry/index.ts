export { openTelemetry } from './open-telemetry.js'
export { noTelemetry, type Telemetry } from './telemetry.js'
