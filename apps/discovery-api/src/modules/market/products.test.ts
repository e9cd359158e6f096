import { feedProduct } from '@klarsikt/contract/discovery'
import type { Executor } from '@klarsikt/server/database'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestService, product, type TestService } from '../../testing/test-service.js'
import { CardRoom } from './card-room.js'
import { currencyOf } from './currency.js'
import { Products } from './products.js'
import { cardOf, type Shown, shownOf } from './shown.js'

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

/** Cards from the rows of the service, with a note of what was asked of the database. */
function open(room: CardRoom<Shown>): Products {
  const { database } = service.test
  const query = (async (wish: { readonly values: readonly unknown[] }) => {
    asked.push(wish.values[2] as readonly string[])
    const answer = await database.query(wish as never)
    meanwhile()
    return answer
  }) as Executor['query']
  return new Products({ query, guard: (work) => work() }, PLACE, room)
}

it('shows what the whole row shows, and asks for the rows that are missing at once', async () => {
  const products = open(new CardRoom())
  await products.get(['p1'])
  const shown = await products.get(['p0', 'p1', 'p2', 'gone'])
  expect(asked).toEqual([['p1'], ['p0', 'p2', 'gone']])
  expect([...shown.keys()].toSorted()).toEqual(['p0', 'p1', 'p2'])
  for (const [at, id] of ['p0', 'p1', 'p2'].entries()) {
    const whole = feedProduct.parse(RECORDS[at])
    const card: unknown = JSON.parse(shown.get(id)?.card.whole.text ?? '')
    expect(card).toEqual(JSON.parse(JSON.stringify(cardOf(whole, PLACE))))
    expect(card).toMatchObject({ title: `Båge ${at}`, localized_page_url: `/sv/${at}`, attributes: { form: 'rund' } })
    expect({ ...shown.get(id), card: null }).toEqual({ ...shownOf(whole, PLACE), card: null })
  }
})

it('reads again what was forgotten, what had no room, and what changed while it was read', async () => {
  const products = open(new CardRoom())
  const ids = RECORDS.map((_, at) => `p${at}`)
  await products.get(ids)
  products.forget(['p3'])
  await products.get(ids)
  products.forget()
  meanwhile = () => products.forget(['p0'])
  await products.get(ids)
  meanwhile = () => {}
  await products.get(ids)
  await products.get(ids)
  expect(asked).toEqual([ids, ['p3'], ids, ids])

  asked = []
  const tight = open(new CardRoom(1))
  await tight.get(['p0'])
  await tight.get(['p0'])
  expect(asked).toEqual([['p0'], ['p0']])
})

it('keeps nothing once its market is closed', async () => {
  const products = open(new CardRoom())
  await products.get(['p0'])
  products.close()
  expect((await products.get(['p0'])).size).toBe(1)
  await products.get(['p0'])
  expect(asked).toHaveLength(3)
})
