import { createShopClient } from '@klarsikt/contract/client'
import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { expect, it } from 'vitest'
import { mockShopServer } from '../../testing/render-shop.js'
import { pickUpStores } from './pick-up-stores.js'

const { server } = mockShopServer()
const client = createShopClient({ baseUrl: 'http://api.test', apiKey: 'k' })
const store = {
  id: 1,
  name: 'Alingsås',
  slug: 'alingsas',
  address: 'Storgatan 2',
  postalCode: '441 30',
  city: 'Alingsås',
  phone: '+46701740605',
  lat: 57.9,
  lon: 12.5,
  icon: 'store' as const,
  services: [],
  hours: [],
}

it('lists pick-up stores from the nearest on, each place named once', async () => {
  const asked: (string | null)[] = []
  server.use(
    mock('getStores', ({ query }) => {
      asked.push(query.get('q'))
      return {
        data: [
          { ...store, km: 1.24 },
          { ...store, id: 2, name: 'Frölunda Torg', city: 'Göteborg', km: 44.6 },
          { ...store, id: 3, icon: 'recycling' as const },
        ],
      }
    }),
  )
  expect(await pickUpStores(client, '441 30')).toEqual([
    { id: 1, label: 'Alingsås, Storgatan 2 (1,2 km)' },
    { id: 2, label: 'Frölunda Torg, Göteborg, Storgatan 2 (45 km)' },
  ])
  expect(asked).toEqual(['441 30'])
})

it('has none to show when they cannot be had', async () => {
  server.use(mock('getStores', () => new MockRefusal(503, { code: 'unavailable', message: '' })))
  expect(await pickUpStores(client, '')).toBeNull()
})
