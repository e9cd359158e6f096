import { useLater } from './use-later.js'

const load = () => import('./later-parts.js')

/** Returns the parts of the page that are loaded after it, or null until then. */
export const useLaterParts = () => useLater(load)
