import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { Store } from '@klarsikt/contract/shop/types'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setupServer } from 'msw/node'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, MemoryRouter } from 'react-router'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { deviatingRows, doorAt, phoneText, storeRows, weekRows } from '../features/stores/store-rows.js'
import { StoresBesideMap } from '../features/stores/stores-beside-map.js'
import { loaderArgs, thrown } from '../testing/loader-context.js'
import { loader as redirectLoader } from './store-redirect.js'
import StoreDetails, { loader as storeLoader } from './store.js'
import Stores, { loader as storesLoader } from './stores.js'

const weekday = { opens: '10:00', closes: '18:00' }
const store: Store = {
  id: 101,
  name: 'Umeå City',
  slug: 'umea-city',
  address: 'Storgatan 2',
  postalCode: '903 26',
  city: 'Umeå',
  phone: '+46701740605',
  lat: 63.8,
  lon: 20.2,
  icon: 'store',
  services: ['eyeExam', 'hearingTest'],
  hours: [weekday, weekday, weekday, weekday, weekday, { opens: '09:30', closes: '15:00' }, null],
}

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  vi.unstubAllGlobals()
})
afterAll(() => server.close())

function serve(): string[] {
  const asked: string[] = []
  server.use(
    mock('getStores', ({ query }) => {
      asked.push(query.get('q') ?? '')
      return { data: query.get('q') === 'xyz' ? [] : [store] }
    }),
    mock('getStore', ({ params }) =>
      params['slug'] === store.slug
        ? { data: { ...store, access: { parking: 'Fri parkering på torget.' } } }
        : new MockRefusal(404, { code: 'page.not-found', message: 'Sidan finns inte' }),
    ),
    mock('getExaminers', () => ({ examiners: [{ name: 'Elin Ek', skills: ['sight' as const, 'lenses' as const] }] })),
    mock('getSlots', ({ query }) =>
      query.get('examType') === 'hearing'
        ? new MockRefusal(503, { code: 'eid.unavailable', message: 'Tiderna svarar inte' })
        : {
            slots: ['a', 'b'].map((resourceId) => ({
              start: '2026-12-01T09:30:00.000Z',
              end: '2026-12-01T10:00:00.000Z',
              resourceId,
            })),
            resources: [],
          },
    ),
  )
  return asked
}

describe('opening hours', () => {
  // A Saturday in Sweden.
  const at = (time: string) => new Date(`2026-11-21T${time}:00+01:00`)

  it('say until when the door is open, or when it opens next', () => {
    expect(doorAt(store, at('09:29'))).toEqual({ door: 'Stängt nu, öppnar kl. 9.30', openNow: false })
    expect(doorAt(store, at('14:10'))).toEqual({ door: 'Öppet nu, stänger kl. 15', openNow: true })
    expect(doorAt(store, at('14:59'))).toEqual({ door: 'Öppet nu, stänger snart: kl. 15', openNow: true })
    expect(doorAt(store, at('15:50'))).toEqual({ door: 'Stängt nu, öppnar på måndag kl. 10', openNow: false })
    const inventory = { ...store, deviatingHours: { '2026-11-23': null } }
    expect(doorAt(inventory, at('15:50')).door).toBe('Stängt nu, öppnar på tisdag kl. 10')
  })

  it('name the coming days that differ', () => {
    const eves = {
      ...store,
      deviatingHours: { '2027-06-06': null, '2026-12-25': null, '2026-12-24': weekday, '2026-01-01': null },
    }
    expect(deviatingRows(eves, at('12:00'))).toEqual([
      { day: 'torsdag 24 december', hours: '10–18' },
      { day: 'fredag 25 december', hours: null },
    ])
  })

  it('are listed for seven days from Monday [ROUTE-030]', () => {
    const week = weekRows(store, at('12:00'))
    expect(week.map(({ hours }) => hours)).toEqual(['10–18', '10–18', '10–18', '10–18', '10–18', '9.30–15', null])
    expect(week.filter(({ isToday }) => isToday).map((day) => day.weekday)).toEqual([6])
  })

  it('come with a number a Swede can read', () => {
    expect(phoneText('+46701740605')).toBe('070-174 06 05')
    expect(phoneText('08-465 004 00')).toBe('08-465 004 00')
  })
})

describe('the list of stores', () => {
  const show = (address: string) => {
    const Stub = createRoutesStub([
      {
        path: '/hitta-butik',
        loader: ({ request }) => storesLoader(loaderArgs(new URL(request.url).pathname + new URL(request.url).search)),
        Component: Stores as never,
        HydrateFallback: () => null,
      },
    ])
    return render(<Stub initialEntries={[address]} />)
  }

  it('lists stores with a link to each [ROUTE-029]', async () => {
    const asked = serve()
    show('/hitta-butik?q=ume%C3%A5')
    expect(await screen.findByRole('link', { name: 'Umeå City' })).toHaveAttribute('href', '/hitta-butik/umea-city')
    expect(asked).toEqual(['umeå'])
    expect(screen.getByRole('link', { name: /^Ring Umeå City/ })).toHaveAttribute('href', 'tel:0701740605')
  })

  it('shows only those that are open or have a service, when that is chosen', async () => {
    serve()
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00+01:00'), toFake: ['Date'] })
    const chosen = await storesLoader(loaderArgs('/hitta-butik?oppet=1&tjanst=horsel'))
    expect(chosen.stores).toHaveLength(1)
    const lenses = await storesLoader(loaderArgs('/hitta-butik?tjanst=linser'))
    vi.setSystemTime(new Date('2026-11-22T12:00:00+01:00'))
    const sunday = await storesLoader(loaderArgs('/hitta-butik?oppet=1'))
    vi.useRealTimers()
    expect([lenses.stores, sunday.stores]).toEqual([[], []])
    show('/hitta-butik?tjanst=linser')
    expect(await screen.findByText('Ingen butik passar det du valt')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Linsundersökning' })).toBeChecked()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Linsundersökning' }))
    expect(await screen.findByRole('link', { name: 'Umeå City' })).toBeVisible()
  })

  const matches = (beside: boolean) =>
    vi.stubGlobal('matchMedia', () => ({ matches: beside, addEventListener: vi.fn(), removeEventListener: vi.fn() }))

  it('shows a map when it is asked for, whose pins say which store they are [ENUM-019]', async () => {
    matches(false)
    serve()
    show('/hitta-butik')
    expect(await screen.findByRole('link', { name: 'Umeå City' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Umeå City' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Visa kartan' }))
    const pin = await screen.findByRole('button', { name: 'Umeå City' })
    expect(screen.getByRole('link', { name: /GeoNames/ })).toBeVisible()
    await userEvent.click(pin)
    expect(pin).toHaveAttribute('aria-pressed', 'true')
    const map = within(screen.getByRole('region', { name: 'Karta över butikerna' }))
    expect(map.getByText(/Storgatan 2/)).toBeVisible()
    expect(map.getByRole('link', { name: 'Umeå City' })).toHaveAttribute('href', '/hitta-butik/umea-city')
  })

  it('goes from a card to its pin, and on a wide screen from a pin to its card', async () => {
    matches(true)
    serve()
    show('/hitta-butik')
    await screen.findByRole('button', { name: 'Umeå City' })
    const card = await screen.findByRole('button', { name: 'Visa på kartan: Umeå City' })
    expect(card).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(card)
    expect(card).toHaveAttribute('aria-pressed', 'true')
    expect(await screen.findByRole('button', { name: 'Umeå City', pressed: true })).toBeVisible()
    expect(card).toHaveFocus()
    await userEvent.click(await screen.findByRole('button', { name: 'Umeå City', pressed: true }))
    const list = within(screen.getByRole('list', { name: 'Butiker' }))
    expect(list.getByRole('link', { name: 'Umeå City' })).toHaveFocus()
  })

  it('is whole before and without script: every store is in the page, and no map', () => {
    const page = renderToString(
      <MemoryRouter>
        <StoresBesideMap stores={storeRows([store, { ...store, slug: 'x', name: 'Övik' }], new Date())} />
      </MemoryRouter>,
    )
    expect(page.match(/href="\/hitta-butik\//g)).toHaveLength(2)
    expect(page).not.toContain('Hoppa över kartan')
  })

  it('says from where the distance is counted, and how far it is', async () => {
    server.use(mock('getStores', () => ({ data: [{ ...store, km: 3.24 }], near: '903 26 Umeå' })))
    show('/hitta-butik?q=903+26')
    expect(await screen.findByText('3,2 km bort')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('1 butik · Närmast 903 26 Umeå')
  })

  describe('by position', () => {
    const locate = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
      vi.stubGlobal('navigator', { ...navigator, userAgent: 'test', geolocation: { getCurrentPosition } })

    it('asks for stores around a kilometre, not an address', async () => {
      const asked: string[] = []
      server.use(
        mock('getStores', ({ query }) => {
          asked.push(query.toString())
          return { data: [{ ...store, km: 12.6 }], near: null }
        }),
      )
      locate((found) => found({ coords: { latitude: 63.825_91, longitude: 20.263_04 } } as GeolocationPosition))
      show('/hitta-butik')
      await userEvent.click(await screen.findByRole('button', { name: 'Använd min position' }))
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Närmast dig'))
      expect(screen.getByText('13 km bort')).toBeVisible()
      expect(asked).toEqual(['', 'lat=63.83&lng=20.26'])
    })

    it.each([
      [1, /Du har inte gett oss åtkomst till din position/],
      [2, /Vi kunde inte hämta din position\. Sök på ort eller postnummer/],
    ])('says what to do when there is none (code %i) [ERR-010]', async (code, text) => {
      serve()
      locate((_, failed) => failed?.({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError))
      show('/hitta-butik')
      await userEvent.click(await screen.findByRole('button', { name: 'Använd min position' }))
      expect((await screen.findByRole('alert')).textContent).toMatch(text)
      expect(screen.getByRole('link', { name: 'Umeå City' })).toBeVisible()
    })
  })

  it('says when there is none, and leads back to all', async () => {
    serve()
    show('/hitta-butik?q=xyz')
    expect(await screen.findByText('Vi hittar ingen butik där')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Visa alla butiker' })).toHaveAttribute('href', '/hitta-butik')
  })
})

describe('a store page', () => {
  it('shows address and hours of seven days [ROUTE-030] [PAGE-029]', async () => {
    serve()
    const Stub = createRoutesStub([
      {
        path: '/hitta-butik/:slug',
        loader: ({ params }) => storeLoader(loaderArgs('/hitta-butik/umea-city', params as Record<string, string>)),
        Component: StoreDetails as never,
        HydrateFallback: () => null,
      },
    ])
    render(<Stub initialEntries={['/hitta-butik/umea-city']} />)
    const hours = await screen.findByRole('table', { name: 'Öppettider' })
    expect(within(hours).getAllByRole('row')).toHaveLength(7)
    expect(within(hours).getByRole('row', { name: /Söndag/ })).toHaveTextContent('Stängt')
    expect(screen.getByText(/Storgatan 2/)).toBeVisible()
    expect(screen.getByText('Fri parkering på torget.')).toBeVisible()
    expect(screen.getByText('Elin Ek')).toBeVisible()
    // A time is shown once, although two opticians are free. The failed call for hearing tests affects nothing else.
    expect(screen.getAllByText('tisdag 1 december')).toHaveLength(1)
    expect(screen.getAllByText('10:30')).toHaveLength(1)
    expect(screen.getByText('Tiderna kunde inte hämtas just nu. Boka eller ring butiken.')).toBeVisible()
    expect(screen.getByRole('link', { name: /^Öppna i karta/ })).toHaveAttribute(
      'href',
      expect.stringContaining('mlat=63.8'),
    )
  })

  it('tells search engines that it is an optician', async () => {
    serve()
    const { structured } = await storeLoader(loaderArgs('/hitta-butik/umea-city', { slug: 'umea-city' }))
    const [optician] = structured.map((json) => JSON.parse(json) as Record<string, unknown>)
    expect(optician).toMatchObject({
      '@type': 'Optician',
      telephone: '+46701740605',
      url: 'https://klarsikt.test/hitta-butik/umea-city',
    })
    expect(optician?.['openingHoursSpecification']).toHaveLength(6)
  })

  it('is not found under another name', async () => {
    serve()
    expect(await thrown(() => storeLoader(loaderArgs('/hitta-butik/x', { slug: 'x' })))).toMatchObject({ status: 404 })
  })

  it('is where a store number leads for good; an unknown number is not found [PAGE-030]', async () => {
    serve()
    const answer = await redirectLoader(loaderArgs('/butik/101', { id: '101' }))
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/hitta-butik/umea-city'])
    expect(await thrown(() => redirectLoader(loaderArgs('/butik/9', { id: '9' })))).toMatchObject({ status: 404 })
  })
})
