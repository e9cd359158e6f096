export { turned, VIEW_ANGLES } from './view-angle.js'
export type { NamedView, ViewAngle } from './view-angle.js'
