import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { product } from '../contract-records.js'
import type { FacetRequest, SearchQuery, SearchResult } from '../engine.js'
import type { ProductRecord } from '../record.js'
import { createEmbeddedEngine } from './embedded-engine.js'

const FACETS: readonly FacetRequest[] = [
  { field: 'brand', kind: 'value' },
  { field: 'category', kind: 'category' },
  { field: 'sale_price', kind: 'range' },
  { field: 'in_stock', kind: 'boolean' },
]
/** Words alone, joined and split, with slips, with marks left out: whatever a plan may be made of. */
const WORDS = (
  'glasögon läsglasögon läs sol solglasögon glasögonfodral fodral solskydd skydd ray ban rayban båge bågar röd röda rod ' +
  'rödvin vin putsduk duk puts hund hundkoppel koppel skruv skruvmejsel mejsel med för x200 x201 solgasögon'
).split(' ')
const CATEGORIES = [['Hem', 'vas'], ['Hund'], ['Sol', 'glasögon'], ['Hem', 'krok']]
const FILLERS = ['klocka', 'lampa', 'stol', 'bord', 'matta', 'vas', 'krok', 'hylla']
/** Enough that one product more or less leaves the weight of words as it is. */
const SHELF = 260

const query = (text: string, more: Partial<SearchQuery> = {}): SearchQuery => ({
  text,
  filters: [],
  asYouType: false,
  sort: null,
  offset: 0,
  limit: 12,
  facets: FACETS,
  rules: null,
  keep: true,
  ...more,
})
const shelf = (at: number): ProductRecord =>
  product(`p${String(at)}`, {
    title: `${at < 40 ? (WORDS[at % WORDS.length] ?? '') : (FILLERS[at % FILLERS.length] ?? '')} ${String(at)}`,
    brand: at % 5 === 0 ? 'Ray-Ban' : null,
    categories: [CATEGORIES[at % CATEGORIES.length] ?? []],
    salePrice: at,
    popularity: at === 200 ? 9 : 5,
  })
const open = async () => {
  const index = await createEmbeddedEngine().open('basis', {
    language: 'sv',
    synonyms: [{ kind: 'equal', terms: ['koppel', 'lina'] }],
  })
  await index.replace(Array.from({ length: SHELF }, (_, at) => shelf(at)))
  return index
}
const said = ({ standing: _, ...rest }: SearchResult) => rest

describe('an answer that is kept', () => {
  const word = fc.constantFrom(...WORDS, ...FILLERS, 'lina', 'solgalsögon', 'glasogon')
  const changed = fc.record({
    at: fc.oneof(fc.nat(SHELF + 4), fc.nat(40)),
    record: fc.option(
      fc.record({
        title: fc.oneof(
          fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
          fc.constant(null),
        ),
        salePrice: fc.nat(90),
        inStock: fc.boolean(),
        popularity: fc.constantFrom(0, 5, 9),
        categories: fc.constantFrom(...CATEGORIES, ['Hund', 'koppel']).map((path) => [path]),
      }),
      { freq: 6 },
    ),
  })
  const question = fc.record({
    text: fc.oneof(
      fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
      fc.tuple(word, fc.integer({ min: 1, max: 6 })).map(([text, end]) => text.slice(0, end)),
    ),
    asYouType: fc.boolean(),
    filters: fc.constantFrom([], [{ field: 'brand', op: 'in', data: ['Ray-Ban'] } as const]),
    sort: fc.constantFrom(null, { field: 'sale_price', order: 'asc' } as const),
    rules: fc.constantFrom(null, { pin: ['p3', 'p262'], hide: ['p4'], adjust: [] }),
  })

  it('and says that it stands is what would be answered anew, after whatever changes [WNET-002]', async () => {
    let [stood, fell] = [0, 0]
    await fc.assert(
      fc.asyncProperty(
        fc.array(question, { minLength: 1, maxLength: 8 }),
        fc.array(fc.array(changed, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 5 }),
        async (questions, rounds) => {
          const index = await open()
          const kept = await Promise.all(
            questions.map(async ({ text, ...more }) => {
              const asked = query(text, more)
              return { asked, answer: await index.search(asked) }
            }),
          )
          for (const round of rounds) {
            await index.apply(
              round.map(({ at, record }) => {
                const present = shelf(at)
                if (record === null) return { kind: 'remove', id: present.id } as const
                return { kind: 'put', record: { ...present, ...record, title: record.title ?? present.title } } as const
              }),
            )
            for (const { asked, answer } of kept) {
              const holds = answer.standing?.().holds === true
              if (holds) expect(said(answer), asked.text).toEqual(said(await index.search(asked)))
              stood += Number(holds)
              fell += Number(!holds)
            }
          }
        },
      ),
      { numRuns: 40 },
    )
    expect(stood).toBeGreaterThan(20)
    expect(fell).toBeGreaterThan(20)
  })

  const put = (at: number, more: Partial<ProductRecord>) =>
    ({ kind: 'put', record: { ...shelf(at), ...more } }) as const
  it.each([
    ['a price of what it does not find', true, put(100, { salePrice: 7 })],
    ['a new product of other words', true, put(SHELF, { title: 'Tavla nyord' })],
    ['a product of other words that goes', true, { kind: 'remove', id: 'p100' } as const],
    ['a price of what it finds', false, put(0, { salePrice: 7 })],
    ['a product that it would find', false, put(100, { title: 'glasögon' })],
    ['a product found that goes', false, { kind: 'remove', id: 'p0' } as const],
    ['a product that is pinned', false, put(3, { title: 'Tavla' })],
    ['the greatest demand', false, put(100, { popularity: 99 })],
    ['a new category', false, put(100, { categories: [['Nytt']] })],
  ])('outlives %s: %s', async (_, stands, change) => {
    const index = await open()
    const { standing } = await index.search(query('glasögon', { rules: { pin: ['p3'], hide: [], adjust: [] } }))
    expect(standing?.().holds).toBe(true)
    await index.apply([change])
    expect(standing?.().holds).toBe(stands)
  })

  it.each([
    ['a slip', 'tavlo', false],
    ['a beginning', 'tavl', true],
    ['a word', 'tavla', false],
    ['two words as one', 'rödtavla', false],
  ])('falls when %s begins to mean a word that the catalogue had not', async (_, text, asYouType) => {
    const index = await open()
    const { standing } = await index.search(query(text, { asYouType }))
    // Words that nobody asked about come first: from then on it is known what was asked.
    await index.apply([put(101, { title: 'Kaffekanna' })])
    expect(standing?.().holds).toBe(true)
    await index.apply([put(100, { title: 'Röd tavla' })])
    expect(standing?.().holds).toBe(false)
  })

  it.each([
    ['is of everything', '', null],
    ['was not asked to be kept', 'glasögon', { keep: false }],
  ])('cannot tell when it %s', async (_, text, more) => {
    const index = await open()
    expect((await index.search(query(text, more ?? {}))).standing).toBeUndefined()
  })

  it('falls when the index is built anew, and when more has changed than is remembered', async () => {
    const index = await open()
    const first = await index.search(query('glasögon'))
    await index.configure({ language: 'sv', synonyms: [] })
    expect(first.standing?.().holds).toBe(false)
    const second = await index.search(query('glasögon'))
    for (let at = 0; at < 300; at += 1) await index.apply([put(100, { salePrice: at }), put(101, { salePrice: at })])
    expect(second.standing?.().holds).toBe(false)
  })
})
