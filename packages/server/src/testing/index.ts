export { postgresSetup } from './postgres-setup.js'
export { createTestDatabase, type TestDatabase, testPostgresUrl } from './test-database.js'
export { silentLog } from './silent-log.js'
