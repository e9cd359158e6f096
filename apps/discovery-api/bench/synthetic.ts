import type { ProductRecord } from '../src/engine/record.js'

/** Pseudo-random numbers from 0 to 1; the same seed gives the same numbers. */
function chance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0
    return (state >>> 0) / 2 ** 32
  }
}

const CONSONANTS = 'bdfghjklmnprstv'
const VOWELS = 'aeiouyåäö'

/** An invented word with the sound of Swedish; rarer words are longer. */
function wordOf(rank: number): string {
  let word = ''
  let rest = rank + 7
  while (rest > 0 || word.length < 3) {
    word +=
      (CONSONANTS[rest % CONSONANTS.length] ?? 'b') +
      (VOWELS[Math.floor(rest / CONSONANTS.length) % VOWELS.length] ?? 'a')
    rest = Math.floor(rest / (CONSONANTS.length * VOWELS.length))
  }
  return word
}

/** A rank with the frequency of words in a language (Zipf's law): the second word is half as frequent as the first. */
const zipf = (next: () => number, size: number): number => Math.floor(size ** next()) - 1

/** Words of the synthetic language; names and codes of products are added to them. */
const WORDS = 40_000
const COLORS = ['Svart', 'Vit', 'Blå', 'Grön', 'Röd', 'Brun', 'Guld', 'Silver', 'Rosa', 'Grå']
const SIZES = ['XS', 'S', 'M', 'L', 'XL']

/** Invented products with texts, values and codes as long as in a real shop. The same count gives the same products. */
export function* syntheticProducts(count: number): Generator<ProductRecord> {
  const next = chance(42)
  const words = (length: number): string => Array.from({ length }, () => wordOf(zipf(next, WORDS))).join(' ')
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T
  for (let id = 0; id < count; id += 1) {
    const kind = zipf(next, 400)
    const price = 1000 + Math.floor(next() * 500_000)
    yield {
      id: String(1_000_000 + id),
      title: `${wordOf(zipf(next, 3000))} ${words(4)} ${wordOf(kind)}`,
      brand: wordOf(zipf(next, 2000)),
      categories: [[wordOf(kind % 20), wordOf(kind)]],
      description: words(18),
      pageUrl: `/p/${String(id)}`,
      imageUrls: [],
      salePrice: price,
      originalPrice: next() < 0.2 ? Math.round(price * 1.3) : price,
      inStock: next() < 0.9,
      popularity: Math.floor(1000 * next() ** 4),
      attributes: {
        color: [pick(COLORS)],
        size: pick(SIZES),
        material: wordOf(zipf(next, 60)),
        width: Math.floor(next() * 200),
        recycled: next() < 0.3,
        ean: String(7_300_000_000_000 + id * 13),
      },
      // Half of the products come in models of three colours.
      modelKey: Math.floor(id / 3) % 2 === 0 ? `model ${Math.floor(id / 3)}` : null,
      variants: [],
    }
  }
}

/** The most frequent words are in every text, so nobody searches for them. */
const UNASKED = 20

/** Queries for the synthetic shop: one to three words, frequent words more often. */
export function syntheticQueries(count: number): string[] {
  const next = chance(7)
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + Math.floor(next() * 3) }, () => wordOf(UNASKED + zipf(next, WORDS))).join(' '),
  )
}
