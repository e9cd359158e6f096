import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createAnalyser } from '../analyser/analyser.js'
import { planQuery } from '../analyser/query.js'
import { Synonyms } from '../analyser/synonyms.js'
import { Vocabulary } from '../analyser/vocabulary.js'
import { Asked } from './asked.js'
import { bitsByWord } from './rerank.js'

const WORDS = (
  'glasögon läsglasögon läsa läs sol solen solglasögon glasögonfodral fodral solskydd skydd ray ban rayban båge bågar röd ' +
  'rod rödvin vin putsduk duk puts putsning hund hundkoppel koppel skruv skruvmejsel mejsel x200 x201 200 tavla tavlor'
).split(' ')

const analyser = createAnalyser({ language: 'sv' })
const synonyms = new Synonyms(analyser, [{ kind: 'equal', terms: ['koppel', 'lina'] }])

const word = fc.constantFrom(...WORDS)
/** Words as they are, cut short, or with a letter too many. */
const typed = fc.oneof(
  word,
  fc.tuple(word, fc.nat(5)).map(([text, end]) => text.slice(0, end + 1)),
  fc.tuple(word, fc.nat(4)).map(([text, at]) => `${text.slice(0, at)}u${text.slice(at)}`),
  fc.tuple(word, word).map((both) => both.join('')),
)

it('tells of every word that would change a plan, and seldom of another', () => {
  let [about, apart] = [0, 0]
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { minLength: 1, maxLength: 12 }),
      fc.array(typed, { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      word,
      (known, query, asYouType, changed) => {
        const vocabulary = new Vocabulary()
        for (const one of known) vocabulary.count(vocabulary.add(one, analyser.forms(one)), 2)
        const planned = (lookup: Asked | Vocabulary) => {
          const plan = planQuery(query.join(' '), asYouType, { analyser, vocabulary: lookup, synonyms })
          return { plan, words: [...bitsByWord(lookup, plan)] }
        }
        const asked = new Asked(vocabulary)
        const before = planned(asked)
        const id = vocabulary.add(changed, analyser.forms(changed))
        vocabulary.count(id, known.includes(changed) ? -2 : 2)
        if (asked.isAbout(id)) about += 1
        else {
          apart += 1
          expect(planned(vocabulary)).toEqual(before)
        }
      },
    ),
    { numRuns: 3_000 },
  )
  expect(about).toBeGreaterThan(300)
  expect(apart).toBeGreaterThan(300)
})
