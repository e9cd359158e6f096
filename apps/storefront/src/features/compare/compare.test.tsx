import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { compareHref } from '@klarsikt/core/compare'
import { dismissAll, Toaster } from '@klarsikt/design-system/toast'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { article, card, lensArticle } from '../../testing/article-samples.js'
import { loadContext } from '../../testing/loader-context.js'
import { mockShopServer, renderShop, stubDialog } from '../../testing/render-shop.js'
import { keepOwnSize } from '../fit/own-size.js'
import CompareButton from './compare-button.js'
import { ComparePage } from './compare-page.js'
import CompareTray from './compare-tray.js'
import { clearCompared } from './compared-frames.js'
import { loadCompare } from './load-compare.js'

const { server } = mockShopServer()
beforeAll(stubDialog)
beforeEach(() => {
  server.use(
    mock('getArticle', ({ params }) => {
      const id = Number(params['id'])
      if (id === 9) return new MockRefusal(404, { code: 'article.not-found', message: 'Finns inte.' })
      return { data: id === 200001 ? lensArticle() : article(id, { name: `Båge ${id}` }) }
    }),
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  act(() => {
    dismissAll()
    clearCompared()
    keepOwnSize(null)
  })
})

const choose = (id: number) => screen.getByRole('button', { name: `Jämför Linnea ${id}` })
const showCards = () =>
  renderShop(
    <main id="main" tabIndex={-1}>
      {[1, 2, 3, 4].map((id) => (
        <CompareButton key={id} article={card(id)} />
      ))}
      <CompareTray />
      <Toaster />
    </main>,
  )
const violationsOf = async (container: Element) =>
  (await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations
const tray = () => screen.queryByRole('region', { name: 'Bågar att jämföra' })
const load = (ids: readonly number[]) =>
  loadCompare(loadContext().client, new URL(compareHref(ids), 'https://klarsikt.test'))
async function showPage(ids: readonly number[]) {
  const loaded = await load(ids)
  return renderShop(<ComparePage {...loaded} />)
}

it('chooses frames from their cards, and counts them in a tray', async () => {
  showCards()
  expect(tray()).toBeNull()
  await userEvent.click(choose(2))
  expect(choose(2)).toHaveAttribute('aria-pressed', 'true')
  expect(within(tray()!).getByRole('status')).toHaveTextContent('En båge valdVälj en till')
  await userEvent.click(choose(1))
  expect(within(tray()!).getByRole('link', { name: 'Jämför' })).toHaveAttribute('href', '/jamfor?artiklar=2,1')
  await userEvent.click(choose(2))
  expect(within(tray()!).getByRole('status')).toHaveTextContent('En båge vald')
  expect(localStorage.getItem('compared-frames')).toBe('1')
})

it('refuses a fourth, and says why', async () => {
  showCards()
  for (const id of [1, 2, 3, 4]) await userEvent.click(choose(id))
  expect(await screen.findByText(/Du kan jämföra tre bågar åt gången/)).toBeInTheDocument()
  expect(choose(4)).toHaveAttribute('aria-pressed', 'false')
  expect(within(tray()!).getByRole('status')).toHaveTextContent('3 bågar valda')
})

it('empties the tray and keeps the focus on the page', async () => {
  showCards()
  await userEvent.click(choose(1))
  await userEvent.click(screen.getByRole('button', { name: 'Rensa' }))
  expect(tray()).toBeNull()
  expect(screen.getByRole('main')).toHaveFocus()
  expect(localStorage.getItem('compared-frames')).toBeNull()
})

it('has them for the page where the browser stores nothing, and takes over what another tab chooses', async () => {
  showCards()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  await userEvent.click(choose(1))
  expect(await screen.findByText(/Webbläsaren sparar ingenting/)).toBeInTheDocument()
  expect(choose(1)).toHaveAttribute('aria-pressed', 'true')
  vi.restoreAllMocks()
  localStorage.setItem('compared-frames', '3,4')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'compared-frames' })))
  expect(choose(1)).toHaveAttribute('aria-pressed', 'false')
  expect(choose(3)).toHaveAttribute('aria-pressed', 'true')
})

it('shows the frames of an address side by side, with their sizes, prices and lenses', async () => {
  const { container } = await showPage([1, 2, 3])
  const table = screen.getByRole('table', { name: 'Bågarna sida vid sida' })
  expect(within(table).getAllByRole('columnheader')).toHaveLength(3)
  expect(within(table).getAllByText('138 mm')).toHaveLength(3)
  expect(within(table).getAllByText('24 g')).toHaveLength(3)
  expect(within(table).getAllByText('Acetat')).toHaveLength(3)
  expect(within(table).getAllByText('Uppgift saknas').length).toBeGreaterThan(0)
  expect(within(table).getAllByText(/från \d/)[0]).toBeVisible()
  expect(screen.getByRole('link', { name: 'Till bågen: Båge 2' })).toHaveAttribute('href', '/glasögon/linnea-2')
  expect(screen.queryByRole('link', { name: 'Lägg till fler bågar' })).toBeNull()
  expect(await violationsOf(container)).toEqual([])
})

it('says of each whether it fits, once the size is known', async () => {
  await showPage([1])
  await userEvent.click(screen.getByRole('button', { name: 'Ange din storlek' }))
  await userEvent.type(await screen.findByLabelText(/Siffrorna på skalmen/), '52-20-140{Enter}')
  expect(await screen.findByText('Passar dig')).toBeVisible()
})

it('takes a frame out of the address and off the device', async () => {
  showCards()
  for (const id of [1, 2]) await userEvent.click(choose(id))
  await showPage([1, 2])
  const remove = screen.getByRole('link', { name: 'Ta bort Båge 1 från jämförelsen' })
  expect(remove).toHaveAttribute('href', '/jamfor?artiklar=2')
  await userEvent.click(remove)
  expect(localStorage.getItem('compared-frames')).toBe('2')
})

it('leaves out what is not sold any more or is no frame, and says so', async () => {
  expect(await load([9, 200001, 1])).toMatchObject({ gone: 2, frames: [{ id: 1 }] })
  await showPage([9, 1])
  expect(screen.getByText('En av bågarna säljs inte längre och visas inte.')).toBeVisible()
  expect(screen.getAllByRole('columnheader').length).toBeGreaterThan(0)
})

it('shows the way to frames where there are none', async () => {
  const { container } = await showPage([])
  expect(screen.getByRole('heading', { name: 'Inga bågar att jämföra än' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Se glasögon' })).toHaveAttribute('href', '/glasögon')
  expect(await violationsOf(container)).toEqual([])
})
