import { useLater } from './use-later.js'

const load = () => import('./later-parts.js')

/** The parts of the page that are loaded once it stands; null until then. */
export const useLaterParts = () => useLater(load)
