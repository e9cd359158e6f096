import { type Colour, type ContrastPair, contrastPairs, MIN_CONTRAST } from '../../tokens/contrast-pairs.js'
import { contrast } from '../../tokens/contrast.js'
import { colours, tokens } from '../../tokens/generated/tokens.js'
import type { Brand } from './brands.js'

export type BrandTheme = 'light' | 'dark'
export type Properties = Readonly<Record<string, string>>

/** The text styles of headings. A brand chooses their font separately from that of running text. */
const HEADINGS: ReadonlySet<string> = new Set([
  '--ks-text-display',
  '--ks-text-title',
  '--ks-text-h1',
  '--ks-text-h2',
  '--ks-text-h3',
])
const valueOf = (token: string) => tokens.find(({ name }) => name === token)?.value ?? ''
const OWN_FONTS = [valueOf('--ks-p-font-sans'), valueOf('--ks-p-font-serif')]

/** Every colour of a brand in a theme: its own, and for the others those of Klarsikt. */
export function brandColours(brand: Brand, theme: BrandTheme): Readonly<Record<Colour, string>> {
  return { ...colours[theme], ...brand[theme] }
}

/** Returns the pairs of colours with too little contrast. */
export function faintPairs(brand: Brand, theme: BrandTheme): readonly ContrastPair[] {
  const palette = brandColours(brand, theme)
  return contrastPairs.filter(
    ({ kind, front, back }) => contrast(palette[front], palette[back]) < MIN_CONTRAST[theme][kind],
  )
}

function colourProperties(brand: Brand, theme: BrandTheme): Properties {
  return Object.fromEntries(Object.entries(brand[theme]).map(([name, value]) => [`--ks-color-${name}`, value]))
}

function shapeProperties({ radii, fonts }: Brand): Properties {
  const headings = tokens
    .filter(({ name }) => HEADINGS.has(name))
    .map(
      ({ name, value }) => [name, OWN_FONTS.reduce((text, own) => text.replace(own, fonts.headings), value)] as const,
    )
  return {
    '--ks-radius-control': radii.control,
    '--ks-radius-card': radii.card,
    '--ks-radius-sheet': radii.sheet,
    '--ks-p-font-sans': fonts.text,
    '--ks-p-font-serif': fonts.headings,
    ...Object.fromEntries(headings),
  }
}

/** The custom properties that give an element with `data-theme` the look of a brand. */
export function brandProperties(brand: Brand, theme: BrandTheme): Properties {
  return { ...colourProperties(brand, theme), ...shapeProperties(brand) }
}

/** A stylesheet that gives a whole shop the look of a brand, in the system's theme or a chosen one. */
export function brandStylesheet(brand: Brand): string {
  const dark = colourProperties(brand, 'dark')
  return [
    `/* ${brand.name}, loaded after the design system's own styles. */`,
    rule(":root,\n[data-theme='light']", { ...colourProperties(brand, 'light'), ...shapeProperties(brand) }),
    rule("[data-theme='dark']", dark),
    `@media (prefers-color-scheme: dark) {\n${rule(":root:not([data-theme='light'])", dark).replaceAll(/^(?=.)/gm, '  ')}\n}`,
  ].join('\n')
}

function rule(selector: string, properties: Properties): string {
  const lines = Object.entries(properties).map(([name, value]) => `  ${name}: ${value};\n`)
  return `${selector} {\n${lines.join('')}}`
}
