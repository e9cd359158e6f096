import { globSync, readFileSync } from 'node:fs'
import { defineConfig, type Options } from 'tsup'

type Target = { readonly 'klarsikt:source'?: string; readonly import?: string; readonly default?: string }
type Manifest = { readonly exports: Record<string, string | Target> }

/**
 * Build options with one entry for each subpath in the package's `exports`, so that the build always matches them.
 * `tsc` makes the declarations afterwards, because the native compiler has no API that tsup could call.
 */
export function library(options: Options = {}) {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
  const entry: Record<string, string> = {}
  for (const target of Object.values(manifest.exports)) {
    // A subpath without a built file, such as help for tests, exists inside the workspace only.
    const isBuilt = typeof target !== 'string' && (target.import ?? target.default) !== undefined
    const source = isBuilt ? target['klarsikt:source'] : undefined
    for (const file of source ? globSync(source) : [])
      entry[file.replace(/^(?:\.\/)?src\//, '').replace(/\.(tsx?|css)$/, '')] = `./${file.replace(/^\.\//, '')}`
  }
  return defineConfig({
    entry,
    format: ['esm'],
    dts: false,
    clean: true,
    sourcemap: true,
    splitting: true,
    target: 'es2023',
    ...options,
  })
}
