import { createLog } from '../log/index.js'

/** A log that keeps quiet. */
export const silentLog = createLog({ name: 'test', level: process.env['TEST_LOG'] ?? 'silent' })
