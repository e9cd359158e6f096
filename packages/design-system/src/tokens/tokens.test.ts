// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Colour, contrastPairs, MIN_CONTRAST, type Theme } from './contrast-pairs.js'
import { contrast } from './contrast.js'
import { colours, tokens } from './generated/tokens.js'

const GENERATED = join(import.meta.dirname, 'generated')
const css = readFileSync(join(GENERATED, 'tokens.css'), 'utf8')
const themes = Object.keys(colours) as Theme[]

describe('contrast', () => {
  it('is counted as WCAG does', () => {
    expect(contrast('#ffffff', '#000000')).toBe(21)
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
    expect(() => contrast('#0e151499', '#ffffff')).toThrow('without transparency')
  })

  it.each(themes.flatMap((theme) => contrastPairs.map((pair) => ({ theme, ...pair }))))(
    'of $front on $back is enough for a $kind in $theme',
    ({ theme, kind, front, back }) => {
      expect(contrast(colours[theme][front], colours[theme][back])).toBeGreaterThanOrEqual(MIN_CONTRAST[theme][kind])
    },
  )

  it('is looked at for every colour but pure decoration', () => {
    const decoration: readonly Colour[] = ['border-divider', 'scrim', 'bg-media']
    const seen = new Set(contrastPairs.flatMap(({ front, back }) => [front, back]))
    expect((Object.keys(colours.light) as Colour[]).filter((name) => !seen.has(name))).toEqual(
      expect.arrayContaining([...decoration]),
    )
    expect(seen.size + decoration.length).toBe(Object.keys(colours.light).length)
  })

  it('pairs no two colours twice', () => {
    const keys = contrastPairs.map(({ kind, front, back }) => `${kind} ${front} ${back}`)
    expect(keys).toHaveLength(new Set(keys).size)
  })
})

describe('the generated tokens', () => {
  it('are what the token files say', async () => {
    const out = await mkdtemp(join(tmpdir(), 'ks-tokens-'))
    execFileSync(process.execPath, [join(import.meta.dirname, '../../scripts/tokens.mjs'), out])
    for (const file of ['tokens.css', 'tokens.ts']) {
      expect(await readFile(join(out, file), 'utf8'), `run pnpm tokens: ${file}`).toBe(
        await readFile(join(GENERATED, file), 'utf8'),
      )
    }
    await rm(out, { recursive: true })
  })

  it('name in the typed table exactly what the stylesheet sets', () => {
    const set = new Set([...css.matchAll(/^ *(--ks-[\w-]+):/gm)].map(([, name]) => name))
    expect(new Set(tokens.map(({ name }) => name))).toEqual(set)
    expect(tokens).toHaveLength(set.size)
  })

  it('say what they are for', () => {
    expect(tokens.filter(({ description }) => description.length < 5).map(({ name }) => name)).toEqual([])
  })

  it('respect their tiers: a semantic token names a primitive, a component token names a semantic one', () => {
    const tier = new Map(tokens.map((token) => [token.name, token.tier]))
    const wrong = tokens.filter(({ tier: own, reference }) => {
      const other = reference && tier.get(reference)
      if (own === 'primitive') return other !== undefined
      return other !== undefined && other !== (own === 'semantic' ? 'primitive' : 'semantic')
    })
    expect(wrong).toEqual([])
    expect(
      tokens.filter(({ tier, type, reference }) => tier === 'component' && type === 'color' && !reference),
    ).toEqual([])
  })

  it('hold the measures of the page [CHROME-029, CHROME-031, CONST-002]', () => {
    expect(css).toContain('--ks-layout-progress-bar: 3px;')
    expect(css).toContain('--ks-layout-breakpoint-desktop: 768px;')
    expect(css).toContain('--ks-notification-auto-hide: 4400ms;')
  })
})

/** The declarations of a selector, outside media queries or inside the given one. */
function rule(selector: string, query?: string): string {
  const inside = query === undefined ? css.replaceAll(/^ {2}@media[^]*?^ {2}\}/gm, '') : blocks(query)
  const start = inside.indexOf(`:where(${selector}) {`)
  if (start < 0) throw new Error(`no rule for ${selector}`)
  return inside.slice(start, inside.indexOf('}', start))
}

function blocks(query: string): string {
  return css
    .split(/^(?= {2}@media )/m)
    .filter((part) => part.startsWith(`  @media ${query} {`))
    .join('')
}

describe('the modes', () => {
  const SYSTEM = ":root:not([data-theme='light'])"

  it('follow the system unless a theme is chosen', () => {
    expect(rule(SYSTEM, '(prefers-color-scheme: dark)')).toContain('color-scheme: dark;')
    expect(rule("[data-theme='dark']")).toContain('--ks-color-bg-page: var(--ks-p-color-night-900);')
  })

  it('are light on paper, whatever theme was chosen', () => {
    const paper = rule("[data-theme='dark'], :root:not([data-theme='light'])", 'print')
    expect(paper).toContain('color-scheme: light;')
    expect(paper).toContain('--ks-color-text-default: var(--ks-p-color-ink);')
  })

  it('give more contrast to who asks the system for it, and to who asks the page', () => {
    const light = '--ks-color-text-muted: var(--ks-p-color-ink);'
    const dark = '--ks-color-bg-page: var(--ks-p-color-black);'
    expect(rule(":root, [data-theme='light']", '(prefers-contrast: more)')).toContain(light)
    expect(rule("[data-theme='dark']", '(prefers-contrast: more)')).toContain(dark)
    expect(
      rule(
        ":root[data-contrast='more'], [data-theme='light'][data-contrast='more'], [data-contrast='more'] [data-theme='light']",
      ),
    ).toContain(light)
    expect(rule(`${SYSTEM}[data-contrast='more']`, '(prefers-color-scheme: dark)')).toContain(dark)
  })

  it('hold on any element: contrast inside a theme wears that theme, and can be taken back', () => {
    const supported = css.slice(css.indexOf('@supports'))
    const colour = (more: boolean, name: string) => {
      const selector = more ? "[data-contrast='more']:not(:root" : "[data-contrast='standard'],"
      const block = supported.slice(supported.indexOf(`:where(${selector}`))
      return new RegExp(`--ks-color-${name}: (.+);`).exec(block.slice(0, block.indexOf('}')))?.[1]
    }
    expect(colour(true, 'text-muted')).toBe('light-dark(var(--ks-p-color-ink), var(--ks-p-color-moon))')
    expect(colour(false, 'text-muted')).toBe('light-dark(var(--ks-p-color-flint), var(--ks-p-color-moon2))')
    // A contrast inside a theme changes the same colours as the contrast of the page.
    const names = (block: string) => [...block.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)
    const nested = supported.slice(supported.indexOf(":where([data-contrast='more']:not(:root"))
    expect(names(nested.slice(0, nested.indexOf('}')))).toEqual(
      names(rule("[data-theme='dark']", '(prefers-contrast: more)')),
    )
  })

  it('leave nothing of light high contrast in dark', () => {
    const names = (block: string) => [...block.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)
    const dark = names(rule("[data-theme='dark']", '(prefers-contrast: more)'))
    expect(dark).toEqual(expect.arrayContaining(names(rule(":root, [data-theme='light']", '(prefers-contrast: more)'))))
  })

  it('shrink targets below 44 px only where no finger can touch', () => {
    const compact = rule("[data-density='compact']")
    expect(compact).toContain('--ks-control-height: 44px;')
    expect(compact).toContain('--ks-p-size-4: 12px;')
    expect(compact).not.toContain('--ks-layout-touch-target')
    expect(rule("[data-density='compact']", 'not (any-pointer: coarse)')).toContain('--ks-layout-touch-target: 36px;')
  })

  it('still the motion of who asks the system for it, and of who asks the page', () => {
    expect(rule(':root', '(prefers-reduced-motion: reduce)')).toContain('--ks-p-duration-base: 1ms;')
    expect(rule("[data-motion='reduced']")).toContain('--ks-p-duration-base: 1ms;')
  })

  it('take every colour but pictures and scrims from the system under forced colours', () => {
    const forced = rule(':root, [data-theme], [data-contrast]', '(forced-colors: active)')
    const own = Object.keys(colours.light).filter((name) => !forced.includes(`--ks-color-${name}:`))
    expect(own).toEqual(['bg-media', 'scrim'])
    expect(forced).not.toMatch(/var\(|#/)
  })
})

describe('pictures and the ground behind them', () => {
  const filter = tokens.find(({ name }) => name === '--ks-media-filter')
  const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

  it('are one in light, where pictures are taken on the same paper', () => {
    expect(filter?.value).toBe('none')
    expect(colours.light['bg-media']).toBe(tokens.find(({ name }) => name === '--ks-p-color-linen')?.value)
  })

  it('are one in dark: the paper of a picture is dimmed to the very colour of its ground', () => {
    const left = Number(/^brightness\((0\.\d+)\)$/.exec(filter?.modes.dark ?? '')?.[1])
    const dimmed = channels(colours.light['bg-media']).map((channel) => Math.round(channel * left))
    expect(dimmed).toEqual(channels(colours.dark['bg-media']))
  })

  it('are dimmed together wherever a component has that ground', () => {
    const home = join(import.meta.dirname, '..')
    const grounds = globSync('commerce/**/*.module.css', { cwd: home }).filter((file) =>
      readFileSync(join(home, file), 'utf8').includes('var(--ks-color-bg-media)'),
    )
    expect(grounds.length).toBeGreaterThan(3)
    const bright = grounds.filter(
      (file) => !readFileSync(join(home, file), 'utf8').includes('--ks-picture-filter: var(--ks-media-filter)'),
    )
    expect(bright).toEqual([])
  })
})
