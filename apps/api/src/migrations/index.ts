import { fileURLToPath } from 'node:url'

/** Folder of the schema's steps next to this source; a bundle carries a copy and names its own. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))
