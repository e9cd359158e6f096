import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { CARD, CUSTOMER } from '@klarsikt/page-kit/testing/customer'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, within } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { changeFavourites } from './change-favourites.js'
import { FavouritesPage, VisitFavouritesPage } from './favourites-page.js'
import { loadFavourites, loadVisitFavourites } from './load-favourites.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const PATH = '/mitt-konto/favoriter'
const show = (articleIds: number[]) => {
  const saved = new Set(articleIds)
  server.use(
    mock('getCustomerDetails', () => ({ data: CUSTOMER })),
    mock('getFavourites', () => ({ data: { articleIds: [...saved] } })),
    mock('getCards', () => ({ data: saved.has(CARD.id) ? [CARD] : [] })),
    mock('setFavourite', ({ body }) => {
      saved.delete((body as { articleId: number }).articleId)
      return { success: true as const, data: { articleIds: [...saved] } }
    }),
  )
  return open({ path: PATH, load: loadFavourites, mutate: changeFavourites, page: FavouritesPage })
}

describe('the favourites of a visit', () => {
  const showVisit = (articleIds: number[]) => {
    server.use(
      mock('getCustomerDetails', () => new MockRefusal(401, { code: 'request.unauthorized', message: 'Logga in.' })),
      mock('getFavourites', () => ({ data: { articleIds } })),
      mock('getCards', () => ({ data: [CARD] })),
    )
    return open({
      path: '/favoriter',
      load: loadVisitFavourites,
      mutate: changeFavourites,
      page: VisitFavouritesPage,
    })
  }

  it('are listed without a log-in, which takes them over', async () => {
    showVisit([CARD.id])
    expect(await screen.findByRole('heading', { level: 1, name: 'Favoriter' })).toBeVisible()
    expect(screen.getByRole('link', { name: /Abisko, svart/ })).toHaveAttribute('href', '/glasögon/abisko-svart')
    expect(screen.getByRole('link', { name: 'Logga in' })).toHaveAttribute(
      'href',
      '/mitt-konto/logga-in?next=%2Fmitt-konto%2Ffavoriter',
    )
  })

  it('of who is logged in are on the page of the account', async () => {
    const there = showVisit([CARD.id])
    there.unmount()
    server.use(mock('getCustomerDetails', () => ({ data: CUSTOMER })))
    open({ path: '/favoriter', load: loadVisitFavourites, mutate: changeFavourites, page: VisitFavouritesPage })
    expect(await screen.findByText('at /mitt-konto/favoriter')).toBeVisible()
  })
})

describe('the favourites', () => {
  it('are cards that lead to their products, and are removed by one press', async () => {
    const { user } = show([CARD.id])
    const list = within(await screen.findByRole('list', { name: 'Sparade varor' }))
    expect(list.getByRole('link', { name: /Abisko, svart/ })).toHaveAttribute('href', '/glasögon/abisko-svart')
    await user.click(list.getByRole('button', { name: 'Ta bort Klarsikt Abisko, svart från favoriterna' }))
    expect(await screen.findByText('Favoriten är borttagen.')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Du har inga favoriter än' })).toBeVisible()
  })

  it('say how to get some, and how many are not sold any more', async () => {
    show([1, 2])
    expect(await screen.findByText('2 varor du har sparat säljs inte längre.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Se glasögon' })).toHaveAttribute('href', '/glasögon')
  })

  it('say why one could not be removed', async () => {
    const { user } = show([CARD.id])
    server.use(mock('setFavourite', () => new MockRefusal(503, { code: 'unavailable', message: 'Försök igen.' })))
    await user.click(await screen.findByRole('button', { name: /Ta bort/ }))
    expect(await screen.findByText('Försök igen.')).toBeVisible()
  })

  it('lead to the log-in without one, and back', async () => {
    show([])
    server.use(
      mock('getCustomerDetails', () => new MockRefusal(401, { code: 'request.unauthorized', message: 'Logga in.' })),
    )
    expect(await screen.findByText('at /mitt-konto/logga-in')).toBeVisible()
  })
})
