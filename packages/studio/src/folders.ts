import { fileURLToPath } from 'node:url'

/** Folder of the rendered pictures; files are named by a hash of their motif. */
export const MASTERS_FOLDER = fileURLToPath(new URL('../masters', import.meta.url))

/** Folder of the rendered videos and their posters; files are named by a hash of their content. */
export const VIDEOS_FOLDER = fileURLToPath(new URL('../videos', import.meta.url))
