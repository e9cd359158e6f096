import type { Plugin } from 'vite'
import { shownComponents } from '../src/testing/used-components.ts'

const NAME = 'virtual:shown-components'
const RESOLVED = `\0${NAME}`

/**
 * Tells the documentation which components the shop uses, read from the sources of the apps when the workshop is
 * built.
 */
export function shownComponentsPlugin(): Plugin {
  return {
    name: 'klarsikt-shown-components',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? `export const shown = ${JSON.stringify(shownComponents())}` : undefined),
  }
}
