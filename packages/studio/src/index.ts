export { MASTERS_FOLDER } from './masters-folder.js'
export { studioSet } from './studio-scene.js'
export type { StudioPart, StudioScene, StudioSet } from './studio-scene.js'
