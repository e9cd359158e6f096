import { globSync, readFileSync } from 'node:fs'
import { defineConfig, type Options } from 'tsup'

type Manifest = { readonly exports: Record<string, string | { readonly 'klarsikt:source'?: string }> }

/**
 * One entry per subpath of the package's `exports`, so that what is built can never drift from what is promised.
 * Declarations come from `tsc` afterwards: the native compiler has no API that tsup could call.
 */
export function library(options: Options = {}) {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
  const entry: Record<string, string> = {}
  for (const target of Object.values(manifest.exports)) {
    const source = typeof target === 'string' ? undefined : target['klarsikt:source']
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
