// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { BANNED_WORDS, GLOSSARY, PAIRS } from './voice.js'

const PACKAGES = join(import.meta.dirname, '../../../..')
const texts = globSync('*/src/messages/sv/*.json', { cwd: PACKAGES }).flatMap((file) =>
  Object.entries(JSON.parse(readFileSync(join(PACKAGES, file), 'utf8')) as Record<string, string>),
)

it('is kept by every text of the shop: no word that promises, hurries or boasts', () => {
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter(([, text]) => BANNED_WORDS.some((word) => text.toLowerCase().includes(word)))).toEqual([])
})

it('is shown in twenty pairs, whose better half keeps it', () => {
  expect(PAIRS).toHaveLength(20)
  expect(PAIRS.filter(([, after]) => BANNED_WORDS.some((word) => after.toLowerCase().includes(word)))).toEqual([])
  expect(new Set(GLOSSARY.map(([word]) => word)).size).toBe(GLOSSARY.length)
})
