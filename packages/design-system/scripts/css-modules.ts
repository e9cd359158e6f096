import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Features, transform } from 'lightningcss'
import { componentName } from '../vite.js'

/** A structural type, so that esbuild need not be a dependency. */
type Builder = {
  onResolve(
    filter: { filter: RegExp },
    use: (args: { path: string; resolveDir: string }) => { path: string; namespace: string },
  ): void
  onLoad(
    filter: { filter: RegExp; namespace: string },
    use: (args: { path: string }) => Promise<{ contents: string; loader: 'js' }>,
  ): void
}

/** Replaces named breakpoints by their widths. */
export const NAMED_BREAKPOINTS = { drafts: { customMedia: true }, include: Features.CustomMediaQueries } as const
const breakpoints = readFileSync(new URL('../src/styles/breakpoints.css', import.meta.url))

/** Compiles a CSS module to plain CSS with stable class names, and a map from the module's names to these. */
export async function compile(file: string) {
  const { code, exports } = transform({
    filename: file,
    code: Buffer.concat([breakpoints, await readFile(file)]),
    minify: true,
    ...NAMED_BREAKPOINTS,
    cssModules: { pattern: `ks-${componentName(file)}-[local]`, grid: false, container: false, customIdents: false },
  })
  const names = Object.fromEntries(Object.entries(exports ?? {}).map(([local, { name }]) => [local, name]))
  return { css: code.toString(), names }
}

/** `import styles from './x.module.css'` gives the class map; the styles themselves are written by `writeStyles`. */
export function cssModules() {
  return {
    name: 'ks-css-modules',
    setup(build: Builder) {
      // The path must not end in .css, or tsup's own plugin takes it.
      build.onResolve({ filter: /\.module\.css$/ }, ({ path, resolveDir }) => ({
        path: `${join(resolveDir, path)}?classes`,
        namespace: 'ks-classes',
      }))
      build.onLoad({ filter: /.*/, namespace: 'ks-classes' }, async ({ path }) => {
        const { names } = await compile(path.replace(/\?classes$/, ''))
        return { contents: `export default ${JSON.stringify(names)}`, loader: 'js' }
      })
    },
  }
}
