import { fileURLToPath } from 'node:url'

/** Where the rendered pictures lie, named by what is in them. */
export const MASTERS_FOLDER = fileURLToPath(new URL('../masters', import.meta.url))

/** Where the rendered videos and their posters lie, named by what is in them. */
export const VIDEOS_FOLDER = fileURLToPath(new URL('../videos', import.meta.url))
