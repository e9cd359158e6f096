import type { Plugin } from 'vite'

/** The properties of a page's object that only the server reads. */
const SERVER_ONLY: ReadonlySet<string> = new Set(['load', 'title', 'permission'])

/**
 * Leaves out of the browser's code how pages are loaded and titled. The router removes the loaders of routes, but not
 * what is in a page's object, so each page would carry some kilobytes that only the server runs.
 */
export const withoutLoading = (): Plugin => ({
  name: 'without-loading',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/pages\/[^/]+\/page\.ts$/ },
    handler(code) {
      const values = this.parse(code).body.flatMap((statement) => {
        if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
          return []
        const call = statement.declaration.declarations[0]?.init
        const page = call?.type === 'CallExpression' ? call.arguments[0] : undefined
        if (page?.type !== 'ObjectExpression') return []
        return page.properties.flatMap((property) =>
          property.type === 'Property' && property.key.type === 'Identifier' && SERVER_ONLY.has(property.key.name)
            ? [property.value]
            : [],
        )
      })
      if (values.length === 0) this.error('this file defines no page')
      return {
        code: values.reduceRight((text, { start, end }) => `${text.slice(0, start)}undefined${text.slice(end)}`, code),
        map: null,
      }
    },
  },
})
