import type { Plugin } from 'vite'

/**
 * A Vite plugin that serves the models and the WebAssembly for finding faces from the shop's own origin. Their folder
 * is named after a hash of their content. `import.meta.env.FACE_FILES` holds its address.
 */
export function faceFiles(options?: {
  /** Folder in the build output, without slashes at its ends. The default is `assets`. */
  readonly folder?: string
}): Plugin
