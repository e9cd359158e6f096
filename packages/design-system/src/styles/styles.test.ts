// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compile } from '../../scripts/css-modules.js'
import { className, componentName } from '../../vite.js'

const SOURCE = join(import.meta.dirname, '..')
const modules = globSync('{primitives,commerce}/*/*.module.css', { cwd: SOURCE }).sort()
const tokens = readFileSync(join(SOURCE, 'tokens/generated/tokens.css'), 'utf8')

const sources = globSync('{primitives,commerce}/*/*.tsx', { cwd: SOURCE })
  .filter((file) => !/\.(test|stories)\./.test(file))
  .map((file) => ({ file, code: readFileSync(join(SOURCE, file), 'utf8') }))

/** Returns the classes that a source uses from a stylesheet, whatever its import is called. */
function classesOf({ file, code }: (typeof sources)[number], sheet: string): (string | undefined)[] {
  return [...code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)]
    .filter(([, , from = '']) => join(dirname(file), from) === sheet)
    .flatMap(([, name]) => [...code.matchAll(new RegExp(`(?<![\\w./])${name}\\.(\\w+)`, 'g'))].map((match) => match[1]))
}

/** Names of all tokens. */
const known = new Set([...tokens.matchAll(/(--ks-[\w-]+):/g)].map((match) => match[1]))

describe.each(modules)('%s', (path) => {
  const css = readFileSync(join(SOURCE, path), 'utf8')
  it('is in the layer of components, where every style of a consumer wins', () => {
    expect(
      css
        .replaceAll(/\/\*[\s\S]*?\*\//g, '')
        .split(/^(?=\S)/m)
        .filter((block) => block.trim() !== '' && !block.startsWith('}')),
    ).toSatisfy((blocks: string[]) => blocks.every((block) => block.startsWith('@layer ks.components {')))
  })

  it('defines every class its component uses, and no other', async () => {
    const { names } = await compile(join(SOURCE, path))
    const used = new Set(sources.flatMap((source) => classesOf(source, path)))
    const defined = Object.keys(names).filter((name) => !css.includes(`@keyframes ${name} `))
    expect(used).toEqual(new Set(defined))
  })

  it('reads custom properties that exist or brings a fallback', () => {
    const missing = [...css.matchAll(/var\((--ks-[\w-]+)\s*([,)])/g)].filter(
      ([, name, next]) => next === ')' && !known.has(name),
    )
    expect(missing.map(([, name]) => name)).toEqual([])
  })

  it('leaves left and right to the writing direction', () => {
    expect(css).not.toMatch(/(?:margin|padding|border)-(?:left|right)|^\s*(?:left|right|width|height):/m)
  })

  it('gets names that do not depend on how it is built', async () => {
    const { names } = await compile(join(SOURCE, path))
    for (const [local, name] of Object.entries(names)) expect(name).toBe(className('ks', basename(path), local))
  })
})

describe('class names', () => {
  it('are said from the file and the part', () => {
    expect(componentName('src/commerce/product-card/product-card.module.css?used')).toBe('ProductCard')
    expect(className('ks', '/a/b/product-card.module.css', 'media')).toBe('ks-ProductCard-media')
  })
})
