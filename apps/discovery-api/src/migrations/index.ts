import { fileURLToPath } from 'node:url'
import { migrate } from '@klarsikt/server/database'

/** Folder of the schema's steps beside this source; a bundle carries a copy and names its own. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Brings the schema `discovery` up to date, beside whatever else the database holds. */
export function migrateDiscovery(url: string, folder = migrationsFolder): Promise<void> {
  return migrate(url, folder, { table: 'discovery' })
}
