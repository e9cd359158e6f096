import { readFile } from 'node:fs/promises'

/** The languages of the components' texts. In other languages react-aria's own words are English. */
export const LOCALES: readonly string[] = ['sv-SE', 'en-US']

/** A structural type, so that esbuild need not be a dependency. */
type Builder = {
  onResolve(filter: { filter: RegExp }, use: (args: { path: string }) => { path: string; namespace: string }): void
  onLoad(
    filter: { filter: RegExp; namespace?: string },
    use: (args: { path: string }) => Promise<{ contents: string; loader: 'js' }>,
  ): void
}

/** Removes from a table of languages the imports and entries of all languages that are not in {@link LOCALES}. */
export function trimmed(table: string): string {
  const names = new Map(
    [...table.matchAll(/^import (\S+) from "[^"]*\/(\w+-\w+)\.mjs";$/gm)].map(([, name = '', locale = '']) => [
      locale,
      name,
    ]),
  )
  const missing = LOCALES.filter((locale) => !names.has(locale))
  if (missing.length > 0)
    throw new Error(`react-aria writes its texts in another form than before: no ${missing.join()}`)
  return table
    .split('\n')
    .filter((line) => {
      const locale = /^import \S+ from "[^"]*\/(\w+-\w+)\.mjs";$/.exec(line)?.[1] ?? /^\s*"(\w+-\w+)": /.exec(line)?.[1]
      return locale === undefined || LOCALES.includes(locale)
    })
    .join('\n')
}

/**
 * react-aria has its words in 34 languages, a fifth of the size of a date field, and selects one only in the browser.
 * So it is bundled into the package with the package's own languages.
 */
export function ariaLocales() {
  return {
    name: 'ks-aria-locales',
    setup(build: Builder) {
      build.onLoad(
        { filter: /[\\/](?:react-aria|react-stately)[\\/]dist[\\/].*intlStrings\.mjs$/ },
        async ({ path }) => ({
          contents: trimmed(await readFile(path, 'utf8')),
          loader: 'js',
        }),
      )
      // The shim is for React 17, in CommonJS. React has had this hook since version 18.
      build.onResolve({ filter: /^use-sync-external-store\/shim/ }, ({ path }) => ({ path, namespace: 'ks-react' }))
      // Empty; react-aria's own equivalent of 'use client'.
      build.onResolve({ filter: /^client-only$/ }, ({ path }) => ({ path, namespace: 'ks-empty' }))
      build.onLoad({ filter: /.*/, namespace: 'ks-empty' }, async () => ({ contents: '', loader: 'js' }))
      build.onLoad({ filter: /.*/, namespace: 'ks-react' }, async () => ({
        contents: `export { useSyncExternalStore } from 'react'`,
        loader: 'js',
      }))
    },
  }
}
