// Builds src/tokens/generated from the DTCG files: `node scripts/tokens.mjs [output folder]`.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import StyleDictionary from 'style-dictionary'

const home = fileURLToPath(new URL('..', import.meta.url))
/** What a token is worth in another mode stands beside its `$value`, under this extension. */
const EXTENSION = 'se.klarsikt.modes'
const MODES = ['dark', 'contrast', 'dark-contrast', 'forced', 'compact', 'compact-fine', 'still']
const COMPACT = ['compact', 'compact-fine']

// style-dictionary prints DTCG {value, unit} durations as [object Object].
StyleDictionary.registerTransform({
  name: 'ks/duration',
  type: 'value',
  filter: (token) => token.$type === 'duration' && typeof token.$value === 'object',
  transform: (token) => measure(token.$value),
})
// A tier is a place to look, not a part of the public name: --ks-color-text-default, --ks-button-bg.
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

function measure({ value, unit }) {
  return `${value}${unit}`
}

/** The token that `{a.b.c}` names. */
function target(value, all) {
  const path = /^\{(.+)\}$/.exec(String(value))?.[1]
  if (path === undefined) return undefined
  const found = all.find((other) => other.path.join('.') === path)
  if (found === undefined) throw new Error(`no token ${path}`)
  return found
}

function raw(token, mode) {
  return token.original.$extensions?.[EXTENSION]?.[mode]
}

/** A reference stays a reference, so that overriding one semantic token reaches what is built on it. */
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

/** `name: value` of one token as it stands without any mode; a text style also sets its tracking. */
function lines(token, all) {
  if (token.$type !== 'typography') return [[`--${token.name}`, base(token, all)]]
  return [
    [`--${token.name}`, typography(token, all)],
    [`--${token.name}-tracking`, token.original.$value.letterSpacing],
  ]
}

function inMode(mode, all) {
  return all.flatMap((token) => {
    const value = raw(token, mode)
    return value === undefined ? [] : [[`--${token.name}`, asCss(value, all)]]
  })
}

/** Everything that high contrast changes in light gets a value in dark too, or the light one would shine through. */
function darkContrast(all) {
  return all.flatMap((token) => {
    if (raw(token, 'contrast') === undefined && raw(token, 'dark-contrast') === undefined) return []
    const value = raw(token, 'dark-contrast') ?? raw(token, 'dark') ?? token.original.$value
    return [[`--${token.name}`, asCss(value, all)]]
  })
}

function hasCompact(token, all) {
  return COMPACT.some((mode) => raw(token, mode) !== undefined) || dependsOnDensity(token, all)
}

function dependsOnDensity(token, all) {
  const other = target(token.original.$value, all)
  return other !== undefined && hasCompact(other, all)
}

// `:where` keeps every mode at no specificity: what stands later wins, and any rule of a consumer wins over all.
const LIGHT = ":root, [data-theme='light']"
const DARK = "[data-theme='dark']"
const SYSTEM = ":root:not([data-theme='light'])"
const MORE = "[data-contrast='more']"
const LIGHT_MORE = `:root${MORE}, [data-theme='light']${MORE}, ${MORE} [data-theme='light']`
const DARK_MORE = `${DARK}${MORE}, ${MORE} ${DARK}`
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
  const isColour = (token) => token.$type === 'color'
  const density = [...tier('primitive'), ...tier('semantic')].filter(dense).flatMap((token) => lines(token, all))
  const contrast = inMode('contrast', all)
  const dark = inMode('dark', all)
  const blocks = [
    rule(':root', plain(tier('primitive'))),
    rule(COMFORTABLE, density),
    rule(DENSE, inMode('compact', all)),
    '  /* A machine with a touch screen keeps targets for fingers. */\n',
    media('not (any-pointer: coarse)', rule(DENSE, inMode('compact-fine', all))),
    '  /* Control tokens name steps of the scale: named again where the scale changes. */\n',
    rule(
      '[data-density]',
      tier('semantic')
        .filter((token) => dependsOnDensity(token, all))
        .flatMap((token) => lines(token, all)),
    ),
    rule(LIGHT, plain(tier('semantic').filter(isColour)), ['color-scheme: light;']),
    rule(DARK, dark, ['color-scheme: dark;']),
    media('(prefers-color-scheme: dark)', rule(SYSTEM, dark, ['color-scheme: dark;'])),
    rule(LIGHT_MORE, contrast),
    rule(DARK_MORE, darkContrast(all)),
    media('(prefers-color-scheme: dark)', rule(`${SYSTEM}${MORE}`, darkContrast(all))),
    media('(prefers-contrast: more)', rule(LIGHT, contrast), rule(DARK, darkContrast(all))),
    media('(prefers-contrast: more) and (prefers-color-scheme: dark)', rule(SYSTEM, darkContrast(all))),
    '  /* What is drawn in a token, an SVG or a bar, follows the palette of the system as text and edges do. */\n',
    media('(forced-colors: active)', rule(':root, [data-theme], [data-contrast]', inMode('forced', all))),
    '  /* Said again on every themed element: a dark island gets dark buttons, and one with its own font gets its texts. */\n',
    rule(':root, [data-theme]', plain(tier('semantic').filter((token) => !isColour(token)))),
    rule(
      ':root, [data-theme], [data-density]',
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

/** A value with every reference followed to its end. */
function resolved(value, all) {
  const other = target(value, all)
  if (other) return other.$type === 'color' ? String(other.$value).toLowerCase() : other.$value
  const text = typeof value === 'object' ? measure(value) : String(value)
  return text.startsWith('#') ? text.toLowerCase() : text
}

/** In a mode of its own or, reference by reference, through what it names. */
function follow(token, mode, all) {
  const own = raw(token, mode)
  if (own !== undefined) return resolved(own, all)
  const other = target(token.original.$value, all)
  return other && follow(other, mode, all)
}

function records(all) {
  return all.flatMap((token) => {
    const modes = Object.fromEntries(
      MODES.flatMap((mode) => {
        const value = follow(token, mode, all)
        return value === undefined ? [] : [[mode, value]]
      }),
    )
    const type = token.$type === 'typography' ? 'typography' : token.$type
    const names = target(token.original.$value, all)
    const record = {
      name: `--${token.name}`,
      tier: token.path[0],
      type,
      description: token.original.$description ?? '',
      value: token.$type === 'typography' ? String(token.$value) : resolved(token.$value, all),
      ...(names && { reference: `--${names.name}` }),
      modes,
    }
    if (token.$type !== 'typography') return [record]
    const tracking = token.original.$value.letterSpacing
    return [
      record,
      {
        ...record,
        name: `${record.name}-tracking`,
        type: 'letterSpacing',
        description: `Letter spacing of --${token.name}.`,
        value: tracking,
      },
    ]
  })
}

/** Concrete colours per theme, for canvases and e-mail, and every token with what it is for. */
function typed(all) {
  const table = records(all)
  const colours = table.filter((record) => record.tier === 'semantic' && record.type === 'color')
  const themes = {
    light: ({ value }) => value,
    dark: ({ value, modes }) => modes.dark ?? value,
    lightContrast: ({ value, modes }) => modes.contrast ?? value,
    darkContrast: ({ value, modes }) => modes['dark-contrast'] ?? modes.dark ?? value,
  }
  const palette = (pick) =>
    colours.map((record) => `    '${record.name.slice('--ks-color-'.length)}': '${pick(record)}',`).join('\n')
  const sets = Object.entries(themes).map(([theme, pick]) => `  ${theme}: {\n${palette(pick)}\n  },`)
  return `// Generated by scripts/tokens.mjs from ../*.tokens.json.
/* oxlint-disable max-lines -- as long as there are tokens */

/** Semantic colours as hex, per theme. */
export const colours = {
${sets.join('\n')}
} as const

/** Every custom property that the design system sets on the root. */
export type TokenName =
${table.map(({ name }) => `  | '${name}'`).join('\n')}

/** A choice of the page, the person or the machine that some tokens answer. */
export type TokenMode = ${MODES.map((mode) => `'${mode}'`).join(' | ')}

export interface Token {
  readonly name: TokenName
  /** Primitives are the material, semantic tokens its meaning, component tokens one component's handles. */
  readonly tier: 'primitive' | 'semantic' | 'component'
  /** As in the Design Tokens format, plus the letter spacing of a text style. */
  readonly type: ${[...new Set(table.map(({ type }) => type))].map((type) => `'${type}'`).join(' | ')}
  readonly description: string
  /** Without any mode: light, comfortable, moving. References are followed. */
  readonly value: string
  /** The token that it stands for. */
  readonly reference?: TokenName
  /** What it is worth in the modes that change it. */
  readonly modes: Readonly<Partial<Record<TokenMode, string>>>
}

export const tokens: readonly Token[] = [
${table.map((record) => `  ${JSON.stringify(record)},`).join('\n')}
]
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
