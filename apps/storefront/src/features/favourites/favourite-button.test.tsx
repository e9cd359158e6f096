import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { dismissAll, Toaster } from '@klarsikt/design-system/toast'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { mockShopServer, renderShop } from '../../testing/render-shop.js'
import FavouriteButton from './favourite-button.js'

const { server } = mockShopServer()
const heart = () => screen.findByRole('button', { name: 'Spara som favorit' })
let saved: number[] = []
let asked = 0
beforeEach(() => {
  saved = []
  asked = 0
  server.use(
    mock('getFavourites', () => ((asked += 1), { data: { articleIds: saved } })),
    mock('setFavourite', ({ body }) => {
      const { articleId, isFavourite } = body as { articleId: number; isFavourite: boolean }
      saved = isFavourite ? [articleId, ...saved] : saved.filter((id) => id !== articleId)
      return { success: true as const, data: { articleIds: saved } }
    }),
  )
})
afterEach(dismissAll)
const show = (shopperId: string | null) =>
  renderShop(
    <>
      <FavouriteButton articleId={7} />
      <Toaster />
    </>,
    { state: { shopperId } },
  )

it('is pressed for a favourite, and a press changes it', async () => {
  saved = [7]
  show('a')
  await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'true'))
  fireEvent.click(await heart())
  await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'false'))
  fireEvent.click(await heart())
  await waitFor(() => expect(saved).toEqual([7]))
  expect(await screen.findByRole('button', { name: 'Visa favoriter' })).toBeVisible()
})

it('fetches the favourites once for many products, and once more after a log-in', async () => {
  saved = [7]
  const first = show('b')
  await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'true'))
  first.unmount()
  const { store } = show('b')
  await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'true'))
  expect(asked).toBe(1)
  saved = []
  act(() => store.setState({ facts: { shopper: null, consent: null, user: { isStore: false, name: 'Anna' } } }))
  await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'false'))
  expect(asked).toBe(2)
})

it('asks nothing where there is no session', async () => {
  show(null)
  expect(await heart()).toHaveAttribute('aria-pressed', 'false')
  expect(asked).toBe(0)
})

it('says why a press did not work', async () => {
  server.use(mock('setFavourite', () => new MockRefusal(503, { code: 'unavailable', message: 'Försök igen.' })))
  show('c')
  fireEvent.click(await heart())
  expect(await screen.findByText('Försök igen.')).toBeInTheDocument()
  expect(await heart()).toHaveAttribute('aria-pressed', 'false')
})
