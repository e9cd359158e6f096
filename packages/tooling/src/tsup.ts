import { globSync, readFileSync } from 'node:fs'
import { defineConfig, type Options } from 'tsup'

type Manifest = { readonly exports: Record<string, string | { readonly 'klarsikt:source'?: string }> }

/**
 * Build options with one entry for each subpath in the package's `exports`, so that the build always matches them.
 * `tsc` makes the declarations afterwards, because the native compiler has no API that tsup could call.
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
