import { fileURLToPath } from 'node:url'
import { migrate } from '@klarsikt/server/database'

/** Folder of the migrations beside this source; a bundle has a copy and passes its own folder. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Migrates the schema `discovery`; other schemas in the database stay as they are. */
export function migrateDiscovery(url: string, folder = migrationsFolder): Promise<void> {
  return migrate(url, folder, { table: 'discovery' })
}
