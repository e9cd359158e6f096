import type { Settings } from '../read-settings.js'

/** What the commands get from the process that runs them. */
export type Admin = {
  readonly settings: () => Settings
  /** Folder of the shop's migrations. */
  readonly migrationsFolder: string
  /** Folder of the discovery service's migrations. That service may share the database. */
  readonly discoveryMigrationsFolder: string
  readonly print: (line: string) => void
  /** Must be called when a part of the work could not be done. */
  readonly fail: () => void
}
