// Builds src/tokens/generated from the DTCG files: `node scripts/tokens.mjs [output folder]`.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import StyleDictionary from 'style-dictionary'
import { measure, raw, target } from './token-values.mjs'
import { typed } from './tokens-module.mjs'

const home = fileURLToPath(new URL('..', import.meta.url))
const COMPACT = ['compact', 'compact-fine']

// style-dictionary prints DTCG {value, unit} durations as [object Object].
StyleDictionary.registerTransform({
  name: 'ks/duration',
  type: 'value',
  filter: (token) => token.$type === 'duration' && typeof token.$value === 'object',
  transform: (token) => measure(token.$value),
})
// The tier is not a part of the public name: --ks-color-text-default, --ks-button-bg.
StyleDictionary.registerTransform({
  name: 'ks/name',
  type: 'name',
  transform: (token) =>
    ['ks', ...token.path.slice(token.path[0] === 'primitive' ? 0 : 1)]
      .map(kebab)
      .join('-')
      .replace('ks-primitive', 'ks-p'),
})
StyleDictionary.registerTransformGroup({
  name: 'ks',
  transforms: [
    'ks/duration',
    ...StyleDictionary.hooks.transformGroups.css.filter((name) => name !== 'name/kebab'),
    'ks/name',
  ],
})

function kebab(word) {
  return String(word)
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
}

/** References are preserved, so that overriding one semantic token changes all tokens that refer to it. */
function asCss(value, all) {
  const other = target(value, all)
  if (other) return `var(--${other.name})`
  return typeof value === 'object' ? measure(value) : value
}

function base(token, all) {
  return target(token.original.$value, all) ? asCss(token.original.$value, all) : token.$value
}

function typography(token, all) {
  const { fontFamily, fontSize, fontWeight, lineHeight } = token.original.$value
  return `${asCss(fontWeight, all)} ${fontSize}/${lineHeight} ${asCss(fontFamily, all)}`
}

/** `name: value` of one token without any mode; a text style also sets its size and its tracking. */
function lines(token, all) {
  if (token.$type !== 'typography') return [[`--${token.name}`, base(token, all)]]
  return [
    [`--${token.name}`, typography(token, all)],
    [`--${token.name}-size`, token.original.$value.fontSize],
    [`--${token.name}-tracking`, token.original.$value.letterSpacing],
  ]
}

function inMode(mode, all) {
  return all.flatMap((token) => {
    const value = raw(token, mode)
    return value === undefined ? [] : [[`--${token.name}`, asCss(value, all)]]
  })
}

/**
 * A token that high contrast changes in the light theme needs a value in the dark theme too; otherwise the light value
 * would apply there.
 */
function darkContrast(all) {
  return all.flatMap((token) => {
    if (raw(token, 'contrast') === undefined && raw(token, 'dark-contrast') === undefined) return []
    const value = raw(token, 'dark-contrast') ?? raw(token, 'dark') ?? token.original.$value
    return [[`--${token.name}`, asCss(value, all)]]
  })
}

/** Values of both themes with or without more contrast, for an element that only knows its theme. */
function inEitherTheme(all, more) {
  const dark = new Map(inMode('dark', all))
  const [light, night] = more ? [new Map(inMode('contrast', all)), new Map(darkContrast(all))] : [new Map(), dark]
  return darkContrast(all).map(([name]) => {
    const own = all.find((token) => `--${token.name}` === name)
    const plain = base(own, all)
    return [name, `light-dark(${light.get(name) ?? plain}, ${night.get(name) ?? plain})`]
  })
}

function hasCompact(token, all) {
  return COMPACT.some((mode) => raw(token, mode) !== undefined) || dependsOnDensity(token, all)
}

function dependsOnDensity(token, all) {
  const other = target(token.original.$value, all)
  return other !== undefined && hasCompact(other, all)
}

// `:where` gives every mode zero specificity: later rules win, and any rule of a consumer wins over all.
const LIGHT = ":root, [data-theme='light']"
const DARK = "[data-theme='dark']"
const SYSTEM = ":root:not([data-theme='light'])"
const MORE = "[data-contrast='more']"
const LIGHT_MORE = `:root${MORE}, [data-theme='light']${MORE}, ${MORE} [data-theme='light']`
const DARK_MORE = `${DARK}${MORE}, ${MORE} ${DARK}`
// An element with its own contrast uses the theme of the elements around it: `color-scheme` is inherited from the
// nearest theme, and `light-dark()` reads it where a colour is used.
const STANDARD = "[data-contrast='standard']"
const MORE_INSIDE = `${MORE}:not(:root, [data-theme]), ${STANDARD} ${MORE}`
const STANDARD_INSIDE = `${STANDARD}, ${STANDARD} [data-theme]`
const COMFORTABLE = ":root, [data-density='comfortable']"
const DENSE = "[data-density='compact']"

function rule(selector, pairs, first = []) {
  const body = [...first.map((line) => `    ${line}`), ...pairs.map(([name, value]) => `    ${name}: ${value};`)]
  return `  :where(${selector}) {\n${body.join('\n')}\n  }\n`
}

function media(query, ...rules) {
  return `  @media ${query} {\n${rules.join('').replaceAll(/^(?=.)/gm, '  ')}  }\n`
}

function css(all) {
  const tier = (name) => all.filter((token) => token.path[0] === name)
  const dense = (token) => hasCompact(token, all)
  const plain = (tokens) => tokens.filter((token) => !dense(token)).flatMap((token) => lines(token, all))
  // All colours, and other tokens that differ in the dark theme.
  const isThemed = (token) => token.$type === 'color' || raw(token, 'dark') !== undefined
  const density = [...tier('primitive'), ...tier('semantic')].filter(dense).flatMap((token) => lines(token, all))
  const contrast = inMode('contrast', all)
  const dark = inMode('dark', all)
  const blocks = [
    rule(':root', plain(tier('primitive'))),
    rule(COMFORTABLE, density),
    rule(DENSE, inMode('compact', all)),
    '  /* Devices with a touch screen keep targets for fingers. */\n',
    media('not (any-pointer: coarse)', rule(DENSE, inMode('compact-fine', all))),
    '  /* Control tokens name steps of the scale: named again where the scale changes. */\n',
    rule(
      '[data-density]',
      tier('semantic')
        .filter((token) => dependsOnDensity(token, all))
        .flatMap((token) => lines(token, all)),
    ),
    rule(LIGHT, plain(tier('semantic').filter(isThemed)), ['color-scheme: light;']),
    rule(DARK, dark, ['color-scheme: dark;']),
    media('(prefers-color-scheme: dark)', rule(SYSTEM, dark, ['color-scheme: dark;'])),
    rule(LIGHT_MORE, contrast),
    rule(DARK_MORE, darkContrast(all)),
    media('(prefers-color-scheme: dark)', rule(`${SYSTEM}${MORE}`, darkContrast(all))),
    media('(prefers-contrast: more)', rule(LIGHT, contrast), rule(DARK, darkContrast(all))),
    media('(prefers-contrast: more) and (prefers-color-scheme: dark)', rule(SYSTEM, darkContrast(all))),
    '  /* Paper is white whatever the theme: pale letters would be lost on it. */\n',
    media('print', rule(`${DARK}, ${SYSTEM}`, plain(tier('semantic').filter(isThemed)), ['color-scheme: light;'])),
    '  /* Nested: more contrast on any element, and back to the standard one inside it. A browser without light-dark() has that of the page. */\n',
    `  @supports (color: light-dark(red, red)) {\n${[
      ['not (prefers-contrast: more)', rule(STANDARD_INSIDE, inEitherTheme(all, false))],
      ['all', rule(MORE_INSIDE, inEitherTheme(all, true))],
    ]
      .map(([query, block]) => media(query, block))
      .join('')
      .replaceAll(/^(?=.)/gm, '  ')}  }\n`,
    '  /* What is drawn in a token, an SVG or a bar, follows the palette of the system as text and edges do. */\n',
    media('(forced-colors: active)', rule(':root, [data-theme], [data-contrast]', inMode('forced', all))),
    '  /* Said again on every themed element: a dark island gets dark buttons, and one with its own font gets its texts. */\n',
    rule(':root, [data-theme]', plain(tier('semantic').filter((token) => !isThemed(token)))),
    rule(
      ':root, [data-theme], [data-density], [data-contrast]',
      tier('component').flatMap((token) => lines(token, all)),
    ),
    rule("[data-motion='reduced']", inMode('still', all)),
    media('(prefers-reduced-motion: reduce)', rule(':root', inMode('still', all))),
  ]
  return `/* Generated by scripts/tokens.mjs from ../*.tokens.json. */
@layer ks.reset, ks.tokens, ks.base, ks.components, ks.utilities;
@layer ks.tokens {
${blocks.join('')}}
`
}

export async function build(out) {
  const dictionary = new StyleDictionary({
    source: [join(home, 'src/tokens/*.tokens.json')],
    usesDtcg: true,
    platforms: { css: { transformGroup: 'ks', prefix: '' } },
    log: { verbosity: 'silent', warnings: 'disabled' },
  })
  const { allTokens } = await dictionary.getPlatformTokens('css')
  const order = ['primitive', 'semantic', 'component']
  const all = [...allTokens].sort((a, b) => order.indexOf(a.path[0]) - order.indexOf(b.path[0]))
  await mkdir(out, { recursive: true })
  await writeFile(join(out, 'tokens.css'), css(all))
  await writeFile(join(out, 'tokens.ts'), typed(all))
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await build(process.argv[2] ?? join(home, 'src/tokens/generated'))
