import { readFile } from 'node:fs/promises'

/** The languages that the components have texts in. In any other one react-aria's own few words are English. */
export const LOCALES: readonly string[] = ['sv-SE', 'en-US']

/** Structural, so that esbuild's own types need not be a dependency. */
type Builder = {
  onResolve(filter: { filter: RegExp }, use: (args: { path: string }) => { path: string; namespace: string }): void
  onLoad(
    filter: { filter: RegExp; namespace?: string },
    use: (args: { path: string }) => Promise<{ contents: string; loader: 'js' }>,
  ): void
}

/** A table of all languages, with the imports and the entries of those that are not among {@link LOCALES} left out. */
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
 * react-aria carries its words in 34 languages, a fifth of what a date field weighs, and which of them are used is known
 * only in the browser. So it is built into the package, with the languages that the package has texts in.
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
      // Written for React 17 and in CommonJS, which a built module cannot ask for React; React has had it since 18.
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
