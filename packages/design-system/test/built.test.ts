import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '../scripts/aria-locales.ts'

const HOME = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(HOME, path), 'utf8')
type Built = { readonly types: string; readonly import: string }
const manifest = JSON.parse(read('package.json')) as {
  readonly publishConfig: { readonly exports: Readonly<Record<string, string | Built>> }
}
const modules = Object.entries(manifest.publishConfig.exports).flatMap(([subpath, target]) =>
  typeof target === 'object' && 'import' in target && subpath !== './vite' ? [[subpath, target] as const] : [],
)
const styles = read('dist/styles.css')

/** Plain HTML that a server component may render without sending script for it. */
const SERVER = [
  './badge',
  './empty-state',
  './flag',
  './icons',
  './locale-en',
  './picture',
  './skeleton',
  './token-files',
  './tokens',
  './visually-hidden',
]

describe('the built package', () => {
  it('has a subpath for every component folder', () => {
    const folders = globSync('{primitives,commerce}/*', { cwd: join(HOME, 'src') }).map(
      (path) => `./${path.split('/')[1] ?? ''}`,
    )
    expect(modules.map(([subpath]) => subpath).sort()).toEqual(
      [...folders, './after-press', './icons', './locale', './locale-en', './token-files', './tokens'].sort(),
    )
  })

  it.each(modules)('%s has code and declarations', (_subpath, target) => {
    expect(existsSync(join(HOME, target.import))).toBe(true)
    expect(existsSync(join(HOME, target.types))).toBe(true)
  })

  it.each(modules)('%s declares whether it needs the browser', (subpath, target) => {
    expect(read(target.import).startsWith('"use client"') || read(target.import).startsWith("'use client'")).toBe(
      !SERVER.includes(subpath),
    )
  })

  it('imports no CSS from its code, which any bundler or none can load', () => {
    const importing = globSync('dist/**/*.js', { cwd: HOME }).filter((file) =>
      /(?:import|from) ["'][^"']+\.css["']/.test(read(file)),
    )
    expect(importing).toEqual([])
  })

  it('brings react-aria along, in the languages that it has texts in, and with its licence', () => {
    const code = globSync('dist/**/*.js', { cwd: HOME }).map((file) => read(file))
    expect(code.filter((text) => /from ["'](?:react-aria|react-stately|use-sync-external-store)/.test(text))).toEqual(
      [],
    )
    expect(code.filter((text) => /\brequire\(["']/.test(text))).toEqual([])
    const languages = new Set(
      code.flatMap((text) => [...text.matchAll(/^ *"([a-z]{2}-[A-Z]{2})": /gm)].map(([, found = '']) => found)),
    )
    // The two kinds of Chinese are numerals of the number parser.
    expect([...languages].filter((found) => !found.startsWith('zh')).sort()).toEqual([...LOCALES].sort())
    for (const name of ['react-aria-components', 'react-aria', 'react-stately', 'clsx'])
      expect(read('dist/third-party-licences.txt')).toMatch(new RegExp(`^${name} \\d`, 'm'))
  })

  it('names every class of its code in styles.css', () => {
    const used = new Set(
      globSync('dist/**/*.js', { cwd: HOME }).flatMap((file) =>
        [...read(file).matchAll(/"(ks-[A-Z]\w+-\w+)"/g)].map(([, name]) => name ?? ''),
      ),
    )
    expect(used.size).toBeGreaterThan(150)
    const keyframes = new Set([...styles.matchAll(/@keyframes (ks-[\w-]+)/g)].map(([, name]) => name ?? ''))
    expect([...used].filter((name) => !keyframes.has(name) && !styles.includes(`.${name}`))).toEqual([])
  })

  it('has every rule in a layer, in the order that is promised', () => {
    expect(styles.startsWith('@layer ks.reset, ks.tokens, ks.base, ks.components, ks.utilities;')).toBe(true)
    expect(styles).not.toMatch(/\.(?:root|button)[\s{.:[]/)
    expect(read('dist/tokens.css')).toContain('--ks-color-action-bg')
  })
})
