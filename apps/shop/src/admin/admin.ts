import type { Settings } from '../read-settings.js'

/** What the commands need from the process they run in. */
export type Admin = {
  readonly settings: () => Settings
  /** Steps of the shop's schema. */
  readonly migrationsFolder: string
  /** Steps of the discovery service's schema, which may share the database. */
  readonly discoveryMigrationsFolder: string
  readonly print: (line: string) => void
  /** Some of the work could not be done. */
  readonly fail: () => void
}
