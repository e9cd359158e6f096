import { fileURLToPath } from 'node:url'

/** The folder of the database migrations next to this source. A bundle has its own copy and names that one. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))
