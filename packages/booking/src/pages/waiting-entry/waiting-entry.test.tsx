import { mock } from '@klarsikt/contract/msw'
import type { WaitingEntry } from '@klarsikt/contract/shop/types'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { BOOKING_ID, HOLD_ID, inDays } from '../../testing/bookings.js'
import { ENTRY, ENTRY_ID, OFFERED } from '../../testing/waiting.js'
import { changeWaitingEntry } from '../../waiting-entry/change-waiting-entry.js'
import { loadWaitingEntry } from '../../waiting-entry/load-waiting-entry.js'
import { WaitingEntryPage } from '../../waiting-entry/waiting-entry-page.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

function show(data: WaitingEntry) {
  server.use(mock('getWaitingEntry', () => ({ data })))
  return open({
    path: '/bevaka-tid/:id',
    at: `/bevaka-tid/${ENTRY_ID}`,
    load: loadWaitingEntry,
    mutate: changeWaitingEntry,
    page: WaitingEntryPage,
  })
}

describe('an entry of the waiting list', () => {
  it('leads to the details with the held time when the offer is accepted', async () => {
    const seen: unknown[] = []
    const { start = '', until = '', storeId = 0 } = OFFERED.offer ?? {}
    server.use(
      mock('acceptWaitingOffer', ({ body }) => {
        seen.push(body)
        return { success: true as const, booking: null, hold: { id: HOLD_ID, until, storeId, start } }
      }),
    )
    const { user } = show(OFFERED)
    await user.click(await screen.findByRole('button', { name: 'Ja, ta tiden' }))
    expect(await screen.findByText('at /boka-synundersökning')).toBeVisible()
    expect(seen).toEqual([{ start }])
  })

  it('leads to the booking that was moved', async () => {
    server.use(mock('acceptWaitingOffer', () => ({ success: true as const, booking: { id: BOOKING_ID }, hold: null })))
    const { user } = show({ ...OFFERED, booking: { id: BOOKING_ID, start: inDays(9) } })
    await user.click(await screen.findByRole('button', { name: 'Ja, flytta min tid hit' }))
    expect(await screen.findByText(`at /boka-synundersökning/${BOOKING_ID}`)).toBeVisible()
  })

  it('waits on when the offer is declined', async () => {
    server.use(mock('declineWaitingOffer', () => ({ success: true as const, data: ENTRY })))
    const { user } = show(OFFERED)
    await user.click(await screen.findByRole('button', { name: 'Nej tack' }))
    expect(await screen.findByText('Tack för svaret. Vi fortsätter bevaka åt dig.')).toBeVisible()
  })

  it('ends by a confirmed press', async () => {
    let data: WaitingEntry = ENTRY
    server.use(
      mock('leaveWaitingList', () => {
        data = { ...ENTRY, state: 'left', stateText: 'Avslutad av dig', mobile: '' }
        server.use(mock('getWaitingEntry', () => ({ data })))
        return { success: true as const, data }
      }),
    )
    const { user } = show(data)
    await user.click(await screen.findByText('Sluta bevaka'))
    await user.click(screen.getByRole('button', { name: 'Ja, sluta bevaka' }))
    expect(await screen.findByText('Avslutad av dig')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Ja, sluta bevaka' })).toBeNull()
  })
})
