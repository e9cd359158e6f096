import { feedProduct } from '@klarsikt/contract/discovery'
import type { Executor } from '@klarsikt/server/database'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestService, product, type TestService } from '../../testing/test-service.js'
import { type CardCache, createCardCache } from './card-cache.js'
import { cardOf, toCardData } from './card-data.js'
import { currencyOf } from './currency.js'
import { ProductCards } from './product-cards.js'

const PLACE = { tenant: 'cards', market: 'se', language: 'sv', currency: currencyOf('se') } as const
const RECORDS = Array.from({ length: 6 }, (_, at) =>
  product(`p${at}`, {
    title: `Frame ${at}`,
    description: 'Never on a card.',
    brand: 'Calder',
    category: [['Bågar'], ['Bågar', 'Runda']],
    attributes: { model: `M${at}`, bredd: 130 + at },
    variants: [{ product_id: `v${at}`, attributes: { färg: 'Röd' } }],
    localized: {
      sv: { title: `Båge ${at}`, description: 'Syns inte.', page_url: `/sv/${at}`, attributes: { form: 'rund' } },
      de: { title: 'Brille' },
    },
  }),
)

let service: TestService
let asked: (readonly string[])[]
let meanwhile: () => void

beforeAll(async () => {
  service = await createTestService()
  await service.tenant(PLACE.tenant)
  await service.feed(PLACE.tenant, RECORDS)
})
afterAll(() => service.drop())
beforeEach(() => {
  asked = []
  meanwhile = () => {}
})

/** Opens cards on the service's rows, and records which ids are read from the database. */
function open(cache: CardCache): ProductCards {
  const { database } = service.test
  const query = (async (statement: { readonly values: readonly unknown[] }) => {
    asked.push(statement.values[2] as readonly string[])
    const answer = await database.query(statement as never)
    meanwhile()
    return answer
  }) as Executor['query']
  return new ProductCards({ query, guard: (work) => work() }, PLACE, cache)
}

it('shows what the whole row shows, and asks for the rows that are missing at once', async () => {
  const cards = open(createCardCache())
  await cards.get(['p1'])
  const shown = await cards.get(['p0', 'p1', 'p2', 'gone'])
  expect(asked).toEqual([['p1'], ['p0', 'p2', 'gone']])
  expect([...shown.keys()].toSorted()).toEqual(['p0', 'p1', 'p2'])
  for (const [at, id] of ['p0', 'p1', 'p2'].entries()) {
    const whole = feedProduct.parse(RECORDS[at])
    const card = shown.get(id)?.card
    expect(card).toEqual(cardOf(whole, PLACE))
    expect(card).toMatchObject({ title: `Båge ${at}`, localized_page_url: `/sv/${at}`, attributes: { form: 'rund' } })
    expect(shown.get(id)).toEqual(toCardData(whole, PLACE))
  }
})

it('reads again what was forgotten, what had no room, and what changed while it was read', async () => {
  const cards = open(createCardCache())
  const ids = RECORDS.map((_, at) => `p${at}`)
  await cards.get(ids)
  cards.forget(['p3'])
  await cards.get(ids)
  cards.forgetAll()
  meanwhile = () => cards.forget(['p0'])
  await cards.get(ids)
  meanwhile = () => {}
  await cards.get(ids)
  await cards.get(ids)
  expect(asked).toEqual([ids, ['p3'], ids, ids])

  asked = []
  const tight = open(createCardCache(1))
  await tight.get(['p0'])
  await tight.get(['p0'])
  expect(asked).toEqual([['p0'], ['p0']])
})
