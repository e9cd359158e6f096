import { postgresSetup } from '@klarsikt/server/testing'
import { migrateDiscovery } from '../migrations/index.js'

/** The database template that every suite clones: all migrations and no tenant. */
export default postgresSetup((url) => migrateDiscovery(url))
