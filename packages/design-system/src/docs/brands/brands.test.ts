import { describe, expect, it } from 'vitest'
import { tokens } from '../../tokens/generated/tokens.js'
import { type BrandTheme, brandProperties, brandStylesheet, faintPairs } from './brand-properties.js'
import { BRANDS } from './brands.js'

const THEMES: readonly BrandTheme[] = ['light', 'dark']
const worn = BRANDS.flatMap((brand) => THEMES.map((theme) => ({ name: brand.name, theme, brand })))

describe.each(worn)('$name in $theme', ({ brand, theme }) => {
  it('has enough contrast wherever two colours meet', () => {
    expect(faintPairs(brand, theme).map(({ front, back }) => `${front} on ${back}`)).toEqual([])
  })

  it('sets only tokens that there are', () => {
    const names = new Set<string>(tokens.map(({ name }) => name))
    expect(Object.keys(brandProperties(brand, theme)).filter((name) => !names.has(name))).toEqual([])
  })
})

it('finds the pairs of a brand that is too pale', () => {
  const [brand] = BRANDS
  const pale = { ...brand!, light: { ...brand!.light, 'action-bg': '#9dc0ff' } }
  expect(faintPairs(pale, 'light').map(({ front }) => front)).toContain('action-fg')
})

it('gives the headings letters of their own and leaves their size', () => {
  const gallery = BRANDS.find(({ name }) => name === 'Ateljé')
  const properties = brandProperties(gallery!, 'light')
  expect(properties['--ks-text-h3']).toBe("600 1.125rem/1.3 'Fraunces Variable', serif")
  expect(properties['--ks-text-title']).toMatch(/^400 clamp.*'Fraunces Variable', serif$/)
  expect(properties['--ks-p-font-sans']).toContain('Instrument')
})

it('writes a stylesheet that says the dark colours for who chose them and for who has a dark system', () => {
  const css = brandStylesheet(BRANDS[0]!)
  expect(css.match(/--ks-color-bg-page: #0b1220;/g)).toHaveLength(2)
  expect(css.match(/--ks-radius-card/g)).toHaveLength(1)
})
