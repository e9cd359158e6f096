import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { className, LAYER_ORDER } from './css-names.ts'

const HOME = fileURLToPath(new URL('./src/', import.meta.url))

/**
 * What an app in this workspace needs to use the design system from source: the stable `ks-Component-part` class names
 * that the built package has, and the layer order before any component style, in whatever order Vite links the chunks.
 * Modules of the app itself get `<prefix>-File-part`.
 */
export function designSystem(options: { readonly prefix?: string } = {}): Plugin {
  const prefix = options.prefix ?? 'app'
  return {
    name: 'klarsikt-design-system',
    enforce: 'pre',
    config: () => ({
      css: {
        modules: {
          generateScopedName: (local: string, file: string) => className(isOwn(file) ? 'ks' : prefix, file, local),
        },
      },
    }),
    transform(code, id) {
      if (!isOwn(id) || !/\.module\.css(\?|$)/.test(id)) return null
      return { code: `${LAYER_ORDER}\n${code}`, map: null }
    },
  }
}

function isOwn(file: string): boolean {
  return file.startsWith(HOME) || file.includes('/packages/design-system/src/')
}
