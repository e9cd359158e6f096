import { fileURLToPath } from 'node:url'

/** Where the rendered pictures lie, named by what is in them. */
export const MASTERS_FOLDER = fileURLToPath(new URL('../masters', import.meta.url))
