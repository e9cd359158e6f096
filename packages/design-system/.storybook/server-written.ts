import type { Plugin } from 'vite'

/**
 * The storefront's shell leaves parts of itself out of the browser's code, because a server has written them. No server
 * writes the pages of the workshop, so here the browser renders them too.
 */
export function serverWritten(): Plugin {
  return {
    name: 'klarsikt-server-written',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/apps/storefront/src/') || !code.includes('import.meta.env.SSR')) return null
      return { code: code.replaceAll('import.meta.env.SSR', 'true'), map: null }
    },
  }
}
