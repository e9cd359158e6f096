import { createLog } from '../log/index.js'

/** A log that writes nothing, unless TEST_LOG names a level. */
export const silentLog = createLog({ name: 'test', level: process.env['TEST_LOG'] ?? 'silent' })
