import { createShopClient } from '@klarsikt/contract/client'
import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { expect, it } from 'vitest'
import { mockShopServer } from '../../testing/render-shop.js'
import { pickUpStores } from './pick-up-stores.js'

const { server } = mockShopServer()
const client = createShopClient({ baseUrl: 'http://api.test', apiKey: 'k' })
const store = { id: 1, name: 'Alingsås', address: 'Storgatan 2', city: 'Alingsås', hasGoods: true, readyText: 'i dag' }

it('names the place of each store once, and says whether it has the goods and when they are ready', async () => {
  const far = { ...store, id: 2, name: 'Frölunda Torg', city: 'Göteborg', km: 44.6 }
  server.use(
    mock('getPickUpStores', () => ({
      data: [
        { ...store, km: 1.24 },
        { ...far, hasGoods: false, readyText: '1–3 december' },
      ],
    })),
  )
  expect(await pickUpStores(client)).toEqual([
    {
      id: 1,
      label: 'Alingsås, Storgatan 2 (1,2 km)',
      availability: 'Finns i butiken, klar i dag.',
      readyText: 'i dag',
    },
    {
      id: 2,
      label: 'Frölunda Torg, Göteborg, Storgatan 2 (45 km)',
      availability: 'Skickas till butiken från lagret, klar 1–3 december.',
      readyText: '1–3 december',
    },
  ])
})

it('has none to show when they cannot be had', async () => {
  server.use(mock('getPickUpStores', () => new MockRefusal(503, { code: 'unavailable', message: '' })))
  expect(await pickUpStores(client)).toBeNull()
})
