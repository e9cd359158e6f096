/**
 * Builds `dictionaries/sv/compounds.txt.gz`, the words that compounds are made of, from the Hunspell dictionary of Swedish (npm
 * `dictionary-sv`). Run: `tsx --conditions=klarsikt:source scripts/build-swedish-words.ts`.
 */
import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import dictionary from 'dictionary-sv'
import { fold, normalise } from '../src/engine/analyser/fold.js'
import { stemmerOf } from '../src/engine/analyser/stem.js'

const text = (bytes: Uint8Array): string[] => Buffer.from(bytes).toString('utf8').split('\n')
const affixes = text(dictionary.aff)
const entries = text(dictionary.dic).slice(1)

/** Longer words are compounds themselves, and their parts are in the list. */
const LONGEST = 11

type Rule = { flag: string; strip: string; add: string; when: RegExp }
/**
 * Hunspell suffix rules that make the first part of a compound (their continuation contains X): `kvinna` to `kvinno`.
 */
const beginRules: Rule[] = affixes.flatMap((line) => {
  const [kind, flag, strip, add, condition = '.'] = line.trim().split(/\s+/)
  if (kind !== 'SFX' || flag === undefined || strip === undefined || add === undefined) return []
  const [letters = '', follows = ''] = add.split('/')
  if (!follows.includes('X')) return []
  return [
    { flag, strip: strip === '0' ? '' : strip, add: letters === '0' ? '' : letters, when: new RegExp(`${condition}$`) },
  ]
})

const stem = stemmerOf('sv')
const usable = (word: string): boolean => /^[a-z]{2,}$/.test(word) && word.length <= LONGEST
const begins = new Set<string>()
const ends = new Set<string>()

for (const entry of entries) {
  const [word = '', flags = ''] = entry.trim().split('/')
  // Names and abbreviations would make compounds that shoppers do not use.
  if (word === '' || !/^\p{Ll}+$/u.test(word)) continue
  const folded = fold(normalise(word))
  if (flags.includes('X') && usable(folded)) begins.add(folded)
  for (const rule of beginRules) {
    if (!flags.includes(rule.flag) || !word.endsWith(rule.strip) || !rule.when.test(word)) continue
    const begin = fold(normalise(word.slice(0, word.length - rule.strip.length) + rule.add)).replace(/-$/, '')
    if (usable(begin)) begins.add(begin)
  }
  if ((flags.includes('Y') || flags.includes('A')) && usable(folded) && folded.length >= 3) ends.add(stem(folded))
}

const lines = [...new Set([...begins, ...ends])].sort().map((word) => {
  const mark = `${begins.has(word) ? 'b' : ''}${ends.has(word) ? 'e' : ''}`
  return `${word} ${mark}`
})
const to = new URL('../dictionaries/sv/compounds.txt.gz', import.meta.url)
const packed = gzipSync(`${lines.join('\n')}\n`, { level: 9 })
// This header byte names the operating system; a fixed value gives equal builds everywhere.
packed[9] = 255
writeFileSync(to, packed)
console.log(`${String(lines.length)} words, ${String(packed.byteLength)} bytes`)
