import type { Plugin } from 'vite'

/**
 * A Vite plugin that serves the models and the WebAssembly that find faces from the shop's own origin, under a hash of what they
 * contain. Their address is `import.meta.env.FACE_FILES`.
 */
export function faceFiles(options?: {
  /** Folder of what is built, without slashes at its ends; `assets` unless said otherwise. */
  readonly folder?: string
}): Plugin
