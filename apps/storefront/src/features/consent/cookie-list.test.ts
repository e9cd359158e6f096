import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoShop } from '@klarsikt/fixtures/demo'
import { href } from '@klarsikt/shop-config/paths'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../../../../..')

function read(...patterns: readonly string[]): Map<string, string> {
  const files = globSync(patterns, { cwd: ROOT })
  return new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]))
}

/** All our own code that runs in the shop's pages. */
const code = new Map(
  [
    ...read(
      'apps/storefront/src/**/*.{ts,tsx}',
      'packages/{account,booking,core,design-system,discovery,eyewear,forms,page-kit,staff}/src/**/*.{ts,tsx}',
    ),
  ].filter(([file]) => !/\.(?:test|stories)\.|\/(?:testing|stories)\//.test(file)),
)

/** These files take the key from their callers, so the test reads the calls instead. */
const FORWARDING = [
  'packages/discovery/src/browser.ts',
  'apps/storefront/src/features/checkout/session-memory.ts',
  'apps/storefront/src/lib/device-value.ts',
]

const WRITES = [
  [/document\.cookie = (`\w+)=/g, 'cookie'],
  [/localStorage\.setItem\(\s*([\w.]+|['`][^'`]*)/g, 'lokal lagring'],
  [/\bstorage\.write\(\s*([\w.]+|['`][^'`]*)/g, 'lokal lagring'],
  [/\bcreateDeviceValue\b[^(]*\(\{\s*key: ([\w.]+|['`][^'`]*)/g, 'lokal lagring'],
  [/sessionStorage\.setItem\(\s*([\w.]+|['`][^'`]*)/g, 'sessionslagring'],
  // The checkout's `remember`. The widget has other functions with the same name.
  [/(?<=session-memory\.js'[^]*)(?<![.\w])remember\(\s*([\w.]+|['`][^'`]*)/g, 'sessionslagring'],
] as const

/** Returns the fixed start of a text or a constant. It follows the constants that the text is made of. */
function keyOf(expression: string, file: string): string {
  const written = /^['`](?!\$\{)([\w-]+)/.exec(expression)?.[1]
  if (written !== undefined) return written
  const name = /^(?:`\$\{)?(\w+)/.exec(expression)?.[1] ?? ''
  const constant = new RegExp(`\\bconst ${name} = (['\`][^'\`]*|\\w+)`)
  for (const text of [code.get(file) ?? '', ...code.values()]) {
    const value = constant.exec(text)?.[1]
    if (value !== undefined) return keyOf(value, file)
  }
  return `${expression} in ${file}, which this test cannot read`
}

function keptByUs(): string[] {
  return [...code].flatMap(([file, text]) => {
    if (FORWARDING.includes(file)) return []
    return WRITES.flatMap(([pattern, kind]) =>
      [...text.matchAll(pattern)].map(([, key = '']) => `${keyOf(key, file)} (${kind})`),
    )
  })
}

/** Returns the keys that the router stores, and the cookies that the server sets. */
function keptByOthers(): string[] {
  const found = (patterns: string, name: RegExp, kind: string) =>
    [...read(patterns).values()].flatMap((text) => [...text.matchAll(name)].map(([, key = '']) => `${key} (${kind})`))
  return [
    ...found(
      'apps/storefront/node_modules/react-router/dist/development/chunk-*.mjs',
      /STORAGE_KEY = "([^"]+)"/g,
      'sessionslagring',
    ),
    ...found('apps/api/src/groups/**/*.ts', /_COOKIE = '([^']+)'/g, 'cookie'),
  ]
}

it('tells of everything that the shop keeps in a browser, and of nothing else', () => {
  const list = demoShop(new Date('2026-11-21T08:00:00Z')).pages.find(({ path }) => path === href('cookielist'))
  const listed = list?.sections.flatMap((section) => (section.kind === 'table' ? section.rows : []))
  const names = listed?.map(([name = '']) => name.replace(/^([\w-]+).*\((.+)\)$/, '$1 ($2)'))
  expect(names?.filter((name) => name !== 'Inga').sort()).toEqual(
    [...new Set([...keptByUs(), ...keptByOthers()])].sort(),
  )
})

it('sees every way by which something can be kept', () => {
  const other =
    /(?:local|session)Storage(?!\.(?:get|set|remove)Item\()|document\.cookie(?! = `\w+=|\)\?)|indexedDB|cookieStore|\bcaches\./
  expect([...code].filter(([, text]) => other.test(text)).map(([file]) => file)).toEqual([
    'packages/discovery/src/browser.ts',
  ])
})
