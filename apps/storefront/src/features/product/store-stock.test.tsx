import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { StoreWithStock } from '@klarsikt/contract/shop/types'
import { store } from '@klarsikt/fixtures/builders'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { stubDialog } from '../../testing/render-shop.js'
import StoreStock from './store-stock.js'

const server = setupServer()
beforeAll(stubDialog)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const city: StoreWithStock = { ...store(), level: 'few' }
const solna: StoreWithStock = { ...store({ id: 102, name: 'Solna', slug: 'solna' }), level: 'some' }

function serve(): string[] {
  const asked: string[] = []
  server.use(
    mock('getStoreStock', ({ query }) => {
      asked.push(query.get('q') ?? '')
      const isPlaced = query.get('q') === 'Solna'
      const stores = isPlaced
        ? [
            { ...solna, km: 1.2 },
            { ...city, km: 6 },
          ]
        : [city, solna]
      return { data: { count: 12, stores, near: isPlaced ? 'Solna' : null } }
    }),
  )
  return asked
}

const show = () => render(<StoreStock articleId={1} name="Nova" />)

it('says in how many stores an article is, and the nearest once a place is typed', async () => {
  const user = userEvent.setup()
  const asked = serve()
  show()
  expect(await screen.findByText(/Finns i 12 butiker/)).toBeVisible()
  expect(screen.queryByText(/, närmast /)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Visa butiker som har den' }))
  const sheet = await screen.findByRole('dialog', { name: 'Finns i butik' })
  expect(within(sheet).getByText('Visar 2 av 12 butiker. Sök på en ort för att se de närmaste.')).toBeVisible()
  expect(within(sheet).getByText('Få kvar')).toBeVisible()
  await user.type(within(sheet).getByRole('searchbox'), 'Kviberg{Enter}')
  expect(await within(sheet).findByText(/Vi hittar inte Kviberg/)).toBeVisible()
  await user.clear(within(sheet).getByRole('searchbox'))
  await user.type(within(sheet).getByRole('searchbox'), 'Solna{Enter}')
  expect(await within(sheet).findByText(/1,2 km bort/)).toBeVisible()
  expect(screen.getByText(/, närmast Solna, 1,2 km/)).toBeInTheDocument()
  expect(within(sheet).getByRole('link', { name: 'Solna' })).toHaveAttribute('href', '/hitta-butik/solna')
  expect(asked).toEqual(['', 'Kviberg', 'Solna'])
})

it('says so when no store has it, and shows no list', async () => {
  server.use(mock('getStoreStock', () => ({ data: { count: 0, stores: [], near: null } })))
  show()
  expect(await screen.findByText('Finns inte i någon butik just nu')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Visa butiker som har den' })).toBeNull()
})

it('tries again after a failure', async () => {
  const user = userEvent.setup()
  server.use(mock('getStoreStock', () => new MockRefusal(503, { code: 'eid.unavailable', message: 'Borta' })))
  show()
  await user.click(await screen.findByRole('button', { name: 'Visa butiker som har den' }))
  expect(await screen.findByText('Vi kunde inte hämta vilka butiker som har den.')).toBeVisible()
  serve()
  await user.click(screen.getByRole('button', { name: 'Försök igen' }))
  expect((await screen.findAllByText(/Finns i 12 butiker/))[0]).toBeVisible()
})
