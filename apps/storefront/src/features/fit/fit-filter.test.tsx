import { mock, mockDiscovery } from '@klarsikt/contract/msw'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { loadCategory } from '../../lib/discovery/load-pages.js'
import { card } from '../../testing/article-samples.js'
import { loadContext } from '../../testing/loader-context.js'
import { displayOf, listingReply } from '../../testing/mock-discovery.js'
import { category } from '../../testing/page-samples.js'
import { mockShopServer, renderShop, stubDialog } from '../../testing/render-shop.js'
import { CategoryPage } from '../catalogue/category-page.js'
import { keepOwnSize } from './own-size.js'

const { server } = mockShopServer()
const frames = [
  card(1, { name: 'Smal båge', widths: { totalWidth: 124, noseBridge: 18 } }),
  card(2, { name: 'Lagom båge', widths: { totalWidth: 131, noseBridge: 19 } }),
  card(3, { name: 'Bred brygga', widths: { totalWidth: 131, noseBridge: 24 } }),
]
const range = (field: string, group_title: string, data: [number, number]) => ({
  type: 'range' as const,
  field,
  op: 'inrange' as const,
  meta: { group_title, unit: 'mm', price: false },
  data,
})
const GROUPS = [range('totalWidth', 'Bågens bredd', [104, 150]), range('noseBridge', 'Näsbrygga', [14, 24])]

beforeAll(stubDialog)
beforeEach(() => {
  history.replaceState(null, '', '/glasögon')
  server.use(
    mockDiscovery('productListing', ({ body }) => {
      const isLeft = (field: string, mm: number) => {
        const [from, to] = (body?.filters?.find((filter) => filter?.field === field)?.data ?? []) as (number | null)[]
        return (from == null || mm >= from) && (to == null || mm <= to)
      }
      const left = frames.filter(
        ({ widths }) => isLeft('totalWidth', widths!.totalWidth) && isLeft('noseBridge', widths!.noseBridge!),
      )
      const filters = left.length > 0 ? GROUPS : []
      return { ...listingReply(left), n_hits: left.length, displays: left.map(displayOf), filters }
    }),
    mock('getCards', ({ query }) => ({
      data: frames.filter(({ id }) => query.get('ids')?.split(',').includes(String(id))),
    })),
  )
})
afterEach(() => keepOwnSize(null))

async function show() {
  const found = await loadCategory(loadContext(), '/glasögon', 'http://localhost/glasögon')
  renderShop(<CategoryPage category={category('/glasögon', frames)} found={found} structured="{}" />, {
    path: '/glasögon',
  })
}
const shown = () => screen.queryAllByRole('article').map((article) => article.querySelector('h2')?.textContent)
const filter = (range: string) => screen.findByRole('switch', { name: `Passar mig: ${range}` })

it('leaves what fits the pair that is typed, and marks it', async () => {
  await show()
  await userEvent.click(await screen.findByRole('button', { name: 'Visa bågar i din storlek' }))
  await userEvent.type(await screen.findByLabelText(/Siffrorna på skalmen/), '49□19 140')
  await userEvent.click(screen.getByRole('button', { name: 'Spara' }))
  expect(await screen.findByText('Passar dig · 131 mm')).toBeVisible()
  await userEvent.click(await filter('125–133 mm'))
  await waitFor(() => expect(shown()).toEqual(['Lagom båge']))
  expect(await filter('125–133 mm')).toBeChecked()
  await userEvent.click(await filter('125–133 mm'))
  await waitFor(() => expect(shown()).toHaveLength(3))
  expect(await filter('125–133 mm')).not.toBeChecked()
})

it('follows another size, and gives way when the size is taken away', async () => {
  keepOwnSize({ kind: 'answer', size: 'narrow' })
  await show()
  await userEvent.click(await filter('högst 129 mm'))
  await waitFor(() => expect(shown()).toEqual(['Smal båge']))
  await userEvent.click(screen.getByRole('button', { name: /^Ändra din storlek/ }))
  await userEvent.click(await screen.findByRole('radio', { name: 'Medel' }))
  await userEvent.click(screen.getByRole('button', { name: 'Spara' }))
  await waitFor(() => expect(shown()).toEqual(['Lagom båge', 'Bred brygga']))
  await userEvent.click(screen.getByRole('button', { name: /^Ändra din storlek/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Ta bort min storlek' }))
  await waitFor(() => expect(shown()).toHaveLength(3))
})

it('can be switched off where nothing fits', async () => {
  keepOwnSize({ kind: 'answer', size: 'wide' })
  await show()
  await userEvent.click(await filter('minst 139 mm'))
  await waitFor(() => expect(shown()).toEqual([]))
  expect(await filter('minst 139 mm')).toBeChecked()
  await userEvent.click(await filter('minst 139 mm'))
  await waitFor(() => expect(shown()).toHaveLength(3))
})
