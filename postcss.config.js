import { fileURLToPath } from 'node:url'
import globalData from '@csstools/postcss-global-data'
import customMedia from 'postcss-custom-media'

const breakpoints = fileURLToPath(new URL('packages/design-system/src/styles/breakpoints.css', import.meta.url))

/** Vite and tsup find this file for each package: every stylesheet knows the named breakpoints. */
export default { plugins: [globalData({ files: [breakpoints] }), customMedia()] }
