import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { forgetViewedArticles, keepViewedArticle, viewedArticles } from '../../lib/viewed-articles.js'
import { card } from '../../testing/article-samples.js'
import { mockShopServer, renderShop } from '../../testing/render-shop.js'
import { RecentlyViewed } from './recently-viewed.js'

const { server } = mockShopServer()
let asked: string[] = []
beforeEach(() => {
  forgetViewedArticles()
  asked = []
  server.use(
    mock('getCards', ({ query }) => {
      const ids = query.get('ids') ?? ''
      asked.push(ids)
      // The service answers in its own order, and number 3 is no longer sold.
      const sold = ids
        .split(',')
        .map(Number)
        .filter((id) => id !== 3)
      return { data: sold.toReversed().map((id) => card(id)) }
    }),
  )
})

const show = (current: number | null, without?: ReadonlySet<string>) =>
  renderShop(<RecentlyViewed current={current} headingLevel={2} sizes="160px" {...(without && { without })} />)
const names = () => screen.queryAllByRole('article').map((article) => within(article).getByRole('heading').textContent)

it('shows what was looked at before, the latest first, and not the page itself [CARD-011]', async () => {
  for (const id of [1, 2, 3, 4, 2]) keepViewedArticle(id)
  show(4)
  expect(await screen.findByRole('region', { name: 'Senast visade' })).toBeVisible()
  expect(names()).toEqual(['Linnea 2', 'Linnea 1'])
  expect(asked).toEqual(['2,3,1'])
  expect(viewedArticles()).toEqual([4, 2, 3, 1])
})

it('shows nothing and asks nothing while there is nothing [CARD-010]', () => {
  show(7)
  expect(screen.queryByRole('region')).toBeNull()
  expect(asked).toEqual([])
  expect(viewedArticles()).toEqual([7])
})

it('leaves out what stands beside it, and is not missed where it cannot be fetched', async () => {
  keepViewedArticle(1)
  keepViewedArticle(2)
  const { unmount } = show(null, new Set(['/glasögon/linnea-2']))
  await waitFor(() => expect(names()).toEqual(['Linnea 1']))
  unmount()
  server.use(mock('getCards', () => new MockRefusal(503, { code: 'unavailable', message: 'Försök igen.' })))
  show(null)
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(names()).toEqual([])
})

it('keeps a dozen beside the page itself, and reads nothing that makes no sense', () => {
  for (let id = 1; id <= 20; id++) keepViewedArticle(id)
  expect(viewedArticles()).toHaveLength(13)
  localStorage.setItem('viewed-articles', '["x", -1, 5, null]')
  expect(viewedArticles()).toEqual([5])
  localStorage.setItem('viewed-articles', 'no JSON')
  expect(viewedArticles()).toEqual([])
})
