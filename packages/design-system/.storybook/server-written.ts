import type { Plugin } from 'vite'

/**
 * The storefront's shell leaves parts out of the browser's code, because the server has rendered them. The workshop
 * has no server, so it renders them in the browser.
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
