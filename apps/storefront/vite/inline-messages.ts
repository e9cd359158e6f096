import type { Plugin } from 'vite'
import * as catalogues from '../../../packages/core/src/messages/index.js'

const ACCESS = /\b(\w+Messages)\[\s*'([^']+)'\s*\]/g

/**
 * Puts a message in the place where it is asked for by a fixed key, `navMessages['nav.menu']`, so that a page carries the
 * texts it shows instead of whole catalogues.
 */
export function inlineMessages(): Plugin {
  return {
    name: 'klarsikt-inline-messages',
    transform(code, id) {
      if (!/\.tsx?(\?|$)/.test(id) || !code.includes('Messages[')) return null
      return { code: code.replace(ACCESS, (whole, name: string, key: string) => textOf(name, key) ?? whole), map: null }
    },
  }
}

function textOf(name: string, key: string): string | null {
  const catalogue = (catalogues as Readonly<Record<string, unknown>>)[name]
  if (typeof catalogue !== 'object' || catalogue === null || !Object.hasOwn(catalogue, key)) return null
  return JSON.stringify((catalogue as Readonly<Record<string, string>>)[key])
}
