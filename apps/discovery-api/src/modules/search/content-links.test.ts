import { expect, it } from 'vitest'
import { isAnsweredByPages } from './content-links.js'

const link = (title: string) => ({ title, page_url: '/sida', image_url: null })
const spelling = { kind: 'spelling', shown: 'fäster' } as const

it.each([
  ['a word that products have only by a guess', 'faktura', 'Företag', 'exact', 'guessed', spelling, true],
  ['words of which products lack some', 'hur läser jag', 'Recept', 'exact', 'guessed', null, true],
  [
    'a word of a title that products have in another form',
    'boka',
    'Boka synundersökning',
    'exact',
    'related',
    null,
    true,
  ],
  ['a word that both have in another form', 'glasögonen', 'Glasögonglas', 'related', 'related', null, false],
  ['a word of the catalogue', 'presentkort', 'Presentkort', 'exact', 'exact', null, false],
  ['a slip that is none of the pages either', 'progresiva', 'Glasögonglas', 'guessed', 'guessed', spelling, false],
] as const)('%s: “%s”', (_, text, title, pages, products, recovery, answered) => {
  const content = { links: [link(title)], certainty: pages }
  expect(isAnsweredByPages(text, content, { certainty: products, recovery })).toBe(answered)
})

it('leaves the products alone where no page has the words', () => {
  expect(
    isAnsweredByPages('faktura', { links: [], certainty: 'exact' }, { certainty: 'guessed', recovery: spelling }),
  ).toBe(false)
})
