import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { store } from '@klarsikt/fixtures/builders'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { setupServer } from 'msw/node'
import { renderToString } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { NearestStore } from './nearest-store.js'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  vi.unstubAllGlobals()
})
afterAll(() => server.close())

const solna = store({ id: 102, name: 'Solna', slug: 'solna' })
const element = <NearestStore heading="Din närmaste butik" text="Skriv var du är." />

/** Answers with Solna first, and records the requests. */
function serve({ start = null, isAway = false }: { readonly start?: string | null; readonly isAway?: boolean } = {}) {
  const asked: string[] = []
  server.use(
    mock('getStores', ({ query }) => {
      asked.push(query.toString())
      const isKnown = query.get('q') !== 'Xyz'
      return { data: isKnown ? [{ ...solna, km: 1.2 }, store()] : [], near: isKnown ? 'Solna' : null }
    }),
    mock('getNextFree', () => ({ stores: [{ storeId: solna.id, start, isAway }] })),
  )
  return asked
}

async function search(typed: string) {
  await userEvent.type(screen.getByRole('searchbox', { name: 'Sök ort eller postnummer' }), `${typed}{Enter}`)
}

describe('the nearest store', () => {
  it('is shown with its next free time and the way to book it', async () => {
    const asked = serve({ start: '2999-12-02T08:00:00Z' })
    const { container } = render(element)
    await search('169 51')
    expect(await screen.findByRole('heading', { name: 'Solna' })).toBeVisible()
    expect(screen.getByText(/· 1,2 km bort$/)).toBeVisible()
    expect(screen.getByText('Nästa lediga synundersökning: måndag 2 december kl. 09:00')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Boka synundersökning' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?butik=102$/),
    )
    expect(screen.getByRole('link', { name: 'Fler butiker nära dig' })).toHaveAttribute('href', '/hitta-butik?q=169+51')
    expect(asked).toEqual(['q=169+51'])
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).toEqual([])
  })

  it('is asked for by the position once that is given, to about a kilometre', async () => {
    const asked = serve()
    vi.stubGlobal('navigator', {
      ...navigator,
      userAgent: 'test',
      geolocation: {
        getCurrentPosition: ((found) =>
          found({
            coords: { latitude: 59.360_04, longitude: 18.000_02 },
          } as GeolocationPosition)) satisfies Geolocation['getCurrentPosition'],
      },
    })
    render(element)
    await userEvent.click(await screen.findByRole('button', { name: 'Använd min position' }))
    expect(await screen.findByRole('heading', { name: 'Solna' })).toBeVisible()
    expect(screen.getByText(/^Inga lediga tider för synundersökning/)).toBeVisible()
    expect(asked).toEqual(['lat=59.36&lng=18'])
  })

  it('shows the store where its times cannot be had', async () => {
    serve({ isAway: true })
    render(element)
    await search('Solna')
    expect(await screen.findByText(/^Tiderna kunde inte hämtas just nu/)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Solna' })).toBeVisible()
  })

  it('says that a place is unknown, and takes the next one', async () => {
    serve()
    render(element)
    await search('Xyz')
    expect(await screen.findByText(/Vi hittar ingen butik för ”Xyz”/)).toBeVisible()
    await userEvent.clear(screen.getByRole('searchbox'))
    await search('Solna')
    expect(await screen.findByRole('heading', { name: 'Solna' })).toBeVisible()
  })

  it('offers to try again where the stores cannot be had', async () => {
    server.use(
      mock('getStores', () => new MockRefusal(503, { code: 'unavailable', message: 'Försök igen.' })),
      mock('getNextFree', () => ({ stores: [] })),
    )
    render(element)
    await search('Solna')
    expect(await screen.findByText(/^Vi kunde inte leta upp butiken/)).toBeVisible()
    serve()
    await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }))
    expect(await screen.findByRole('heading', { name: 'Solna' })).toBeVisible()
  })

  it('is a form that leads to the list of stores without script', () => {
    const page = renderToString(element)
    expect(page).toMatch(/<form[^>]* action="\/hitta-butik"/)
    expect(page).toContain('name="q"')
    expect(page).not.toContain('Använd min position')
  })
})
