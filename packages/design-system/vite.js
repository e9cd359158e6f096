import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

const HOME = fileURLToPath(new URL('./src/', import.meta.url))

// Plain JavaScript, because Vite loads it with plain Node, in this workspace and from the published package.

/** The order of the cascade layers; it has to come first in any stylesheet. */
export const LAYER_ORDER = '@layer ks.reset, ks.tokens, ks.base, ks.components, ks.utilities;'

export function componentName(file) {
  return basename(file.split('?')[0] ?? file, '.module.css')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}

export function className(prefix, file, local) {
  return `${prefix}-${componentName(file)}-${local}`
}

export function designSystem({ prefix = 'app' } = {}) {
  return {
    name: 'klarsikt-design-system',
    enforce: 'pre',
    config: () => ({
      css: { modules: { generateScopedName: (local, file) => className(isOwn(file) ? 'ks' : prefix, file, local) } },
    }),
    transform(code, id) {
      // A stylesheet asked for as text or address arrives here as the script that exports it.
      if (!isOwn(id) || !/\.module\.css(\?|$)/.test(id) || /[?&](?:raw|url)\b/.test(id)) return null
      return { code: `${LAYER_ORDER}\n${code}`, map: null }
    },
  }
}

function isOwn(file) {
  return file.startsWith(HOME) || file.includes('/packages/design-system/src/')
}
