import * as catalogues from '@klarsikt/core/messages'
import { pagePaths } from '@klarsikt/core/paths'
import type { Plugin } from 'vite'

const MESSAGE = /\b(\w+Messages)\[\s*'([^']+)'\s*\](?!\s*=)/g
const PATH = /\bpagePaths(?:\['([\w-]+)'\]|\.(\w+)\b)/g
const HREF = /\bhref\('([\w-]+)'\)/g

/**
 * Puts a text or a path in the place where it is asked for by a fixed key, `navMessages['nav.menu']` or `href('search')`,
 * so that a page carries what it shows instead of whole tables.
 */
export function inlineConstants(): Plugin {
  return {
    name: 'klarsikt-inline-constants',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?(\?|$)/.test(id) || id.includes('/messages/') || !/Messages\[|pagePaths|href\(/.test(code))
        return null
      const result = code
        .replace(MESSAGE, (whole, name: string, key: string) => textOf(name, key) ?? whole)
        .replace(PATH, (whole, quoted?: string, plain?: string) => pathOf(quoted ?? plain ?? '') ?? whole)
        .replace(HREF, (whole, key: string) => pathOf(key) ?? whole)
      return result === code ? null : { code: result, map: null }
    },
  }
}

function textOf(name: string, key: string): string | null {
  const catalogue = (catalogues as Readonly<Record<string, unknown>>)[name]
  if (typeof catalogue !== 'object' || catalogue === null || !Object.hasOwn(catalogue, key)) return null
  return JSON.stringify((catalogue as Readonly<Record<string, string>>)[key])
}

/** Only a path without parameters is a constant. */
function pathOf(key: string): string | null {
  const path = (pagePaths as Readonly<Record<string, string>>)[key]
  return path === undefined || path.includes(':') ? null : JSON.stringify(path)
}
