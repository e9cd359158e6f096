import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { addDays, stockholmDate } from '@klarsikt/core/calendar'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { BOOKING, BOOKING_ID, waitingStores } from '../../testing/bookings.js'
import { ENTRY } from '../../testing/waiting.js'
import { changeWaitingList } from '../../waiting-list/change-waiting-list.js'
import { loadWaitingList } from '../../waiting-list/load-waiting-list.js'
import { WaitingListPage } from '../../waiting-list/waiting-list-page.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

function show(query: string) {
  server.use(
    waitingStores,
    mock('getCustomerDetails', () => new MockRefusal(401, { code: 'request.unauthorized', message: 'Logga in.' })),
    mock('getBooking', () => ({ data: BOOKING })),
  )
  const path = '/bevaka-tid'
  return open({ path, at: path + query, load: loadWaitingList, mutate: changeWaitingList, page: WaitingListPage })
}
const TODAY = stockholmDate(new Date())

describe('the page on which waiting begins', () => {
  it('knows the choices of the wizard and sends them with the number', async () => {
    const seen: unknown[] = []
    server.use(
      mock('joinWaitingList', ({ body }) => {
        seen.push(body)
        return { success: true as const, data: ENTRY }
      }),
    )
    const { user } = show('?typ=glasogon&alder=18-74&butik=1001')
    await user.type(await screen.findByRole('textbox', { name: /Mobilnummer/ }), '070-123 45 67')
    await user.click(screen.getByRole('checkbox', { name: 'Även andra butiker på samma ort' }))
    await user.click(screen.getByRole('button', { name: 'Börja bevaka' }))
    expect(await screen.findByText(/^at \/bevaka-tid\/c+$/)).toBeVisible()
    expect(seen).toEqual([
      {
        examType: 'glasses',
        ageGroup: '18-74',
        storeIds: [1001],
        inCity: true,
        earliest: TODAY,
        latest: addDays(TODAY, 14),
        dayPart: 'any',
        mobile: '070-123 45 67',
        email: '',
      },
    ])
  })

  it('asks only when it may be where a booking is to be earlier', async () => {
    const seen: unknown[] = []
    server.use(
      mock('waitForEarlier', ({ body }) => {
        seen.push(body)
        return { success: true as const, data: ENTRY }
      }),
    )
    const { user } = show(`?bokning=${BOOKING_ID}`)
    await user.click(await screen.findByRole('button', { name: 'Börja bevaka' }))
    expect(await screen.findByText(/^at \/bevaka-tid\/c+$/)).toBeVisible()
    expect(seen).toEqual([{ earliest: TODAY, latest: stockholmDate(BOOKING.start), dayPart: 'any', inCity: false }])
  })

  it('names what is missing', async () => {
    const { user } = show('')
    await user.click(await screen.findByRole('button', { name: 'Börja bevaka' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Ange ditt mobilnummer.')
    expect(screen.getByRole('alert')).toHaveTextContent('Välj en butik.')
  })
})
