import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { expect, it } from 'vitest'
import { article, articleReviews } from '../../testing/article-samples.js'
import { loadContext } from '../../testing/loader-context.js'
import { mockShopServer, renderShop } from '../../testing/render-shop.js'
import { loadReviews } from './load-reviews.js'
import ProductReviews from './product-reviews.js'
import RatingLine from './rating-line.js'
import { readReviews, reviewsHref } from './reviews-address.js'

const { server } = mockShopServer()
const PATH = '/glasögon/linnea-1'
const show = (change: Parameters<typeof articleReviews>[0] = {}) =>
  renderShop(<ProductReviews reviews={articleReviews(change)} path={PATH} />)
const violationsOf = async (container: Element) =>
  (await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations

it('shows what buyers say, with the average and how the frame fits them', async () => {
  const { container } = show()
  const region = screen.getByRole('region', { name: 'Omdömen' })
  expect(within(region).getByText(/4,5 i snitt, 2 omdömen/)).toBeVisible()
  expect(within(region).getByText('Sitter bra hela dagen.')).toBeVisible()
  expect(within(region).getByText(/^Anna E\., 21 november/)).toHaveTextContent('Köpte Brun')
  expect(within(region).getByText(/^En kund, /)).toBeVisible()
  expect(within(region).getByText('Lagom för mig: 1')).toBeVisible()
  expect(within(region).getByText(/Bara den som har köpt varan hos oss kan lämna omdöme/)).toBeVisible()
  expect(await violationsOf(container)).toEqual([])
})

it('has a line for the title of the product, which leads to the reviews', async () => {
  const { container } = renderShop(<RatingLine reviews={articleReviews()} average={4.5} />)
  expect(screen.getByRole('link', { name: '4,5 i snitt, 2 omdömen' })).toHaveAttribute('href', '#omdomen')
  expect(await violationsOf(container)).toEqual([])
})

it('says that there are none yet, and who may write one', async () => {
  const { container } = show({ count: 0, average: null, reviews: [] })
  expect(screen.getByText('Inga omdömen än')).toBeVisible()
  expect(screen.getByText(/från sin order på Mina sidor/)).toBeVisible()
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(await violationsOf(container)).toEqual([])
})

it('has an address for each order and page', () => {
  show({ count: 12, pages: 3, page: 2, sort: 'lowest' })
  const sorts = screen.getByRole('navigation', { name: 'Ordning' })
  expect(within(sorts).getByRole('link', { name: 'Lägst betyg' })).toHaveAttribute('aria-current', 'true')
  expect(within(sorts).getByRole('link', { name: 'Nyaste' })).toHaveAttribute('href', `${PATH}#omdomen`)
  const pages = screen.getByRole('navigation', { name: 'Sidor med omdömen' })
  expect(
    within(pages)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toContain(`${PATH}?omdomen-ordning=lowest&omdomen-sida=3#omdomen`)
})

it.each([
  ['', 'newest', 1],
  ['?omdomen-ordning=highest&omdomen-sida=2', 'highest', 2],
  ['?omdomen-ordning=x&omdomen-sida=-1', 'newest', 1],
  ['?omdomen-sida=1e9', 'newest', 1],
] as const)('reads %s', (query, sort, page) => {
  expect(readReviews(new URLSearchParams(query))).toEqual({ sort, page })
  const shown = new URL(reviewsHref(PATH, { sort, page }), 'https://klarsikt.test').searchParams
  expect(readReviews(shown)).toEqual({ sort, page })
})

it('is left out where it cannot be had, and of gift cards', async () => {
  const { client } = loadContext()
  const load = (family: 'glasses' | 'gift-card') =>
    loadReviews(client, article(1, { family }), new URLSearchParams('omdomen-sida=2'))
  server.use(mock('getReviews', ({ query }) => ({ data: articleReviews({ page: Number(query.get('page')) }) })))
  expect(await load('glasses')).toMatchObject({ page: 2 })
  expect(await load('gift-card')).toBeNull()
  server.use(mock('getReviews', () => new MockRefusal(503, { code: 'unavailable', message: 'Försök igen.' })))
  expect(await load('glasses')).toBeNull()
})
