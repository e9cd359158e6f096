import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { StaffClaims } from '@klarsikt/contract/shop/types'
import { ANSWERED_STAFF_CLAIM, STAFF_CLAIM } from '@klarsikt/page-kit/testing/loyalty'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, waitFor } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { changeStaffClaims } from './change-staff-claims.js'
import { loadStaffClaims } from './load-staff-claims.js'
import { StaffClaimsPage } from './staff-claims-page.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const PATH = '/butik-personal/skador'
const WAITING: StaffClaims = {
  state: 'reported',
  counts: { reported: 1, accepted: 0, declined: 0 },
  claims: [STAFF_CLAIM],
}
const mount = (query = '') =>
  open({ path: PATH, at: PATH + query, load: loadStaffClaims, mutate: changeStaffClaims, page: StaffClaimsPage })

describe('claims by the accident guarantee, for staff [LOYAL-002]', () => {
  it('say who has reported what, and are accepted with words to the customer', async () => {
    let data = WAITING
    const sent: unknown[] = []
    server.use(
      mock('getStaffClaims', () => ({ data })),
      mock('answerClaim', ({ body }) => {
        sent.push(body)
        data = { ...WAITING, counts: { reported: 0, accepted: 1, declined: 0 }, claims: [] }
        return { success: true as const, data: ANSWERED_STAFF_CLAIM }
      }),
    )
    const { user } = mount()
    expect(await screen.findByText(/Anna Ek/)).toBeVisible()
    expect(screen.getByText('Jag satte mig på dem och skalmen gick av.')).toBeVisible()
    expect(screen.getByRole('link', { name: '12345678' })).toHaveAttribute('href', '/butik-personal/ordrar/12345678')
    await user.click(screen.getByText('Godkänn'))
    const [words] = screen.getAllByRole('textbox', { name: 'Svar till kunden' })
    await user.click(screen.getByRole('button', { name: 'Godkänn och svara' }))
    await waitFor(() => expect(words).toBeInvalid())
    if (words) await user.type(words, 'Kom in till oss.')
    await user.click(screen.getByRole('button', { name: 'Godkänn och svara' }))
    expect(await screen.findByText('Svaret är skickat.')).toBeVisible()
    expect(screen.getByText('Inga anmälningar väntar på svar.')).toBeVisible()
    expect(sent).toEqual([{ answer: 'accept', text: 'Kom in till oss.' }])
  })

  it('say that another store was first', async () => {
    server.use(
      mock('getStaffClaims', () => ({ data: WAITING })),
      mock(
        'answerClaim',
        () => new MockRefusal(409, { code: 'claim.answered', message: 'En annan butik hann först.' }),
      ),
    )
    const { user } = mount()
    await user.click(await screen.findByText('Avslå'))
    const words = screen.getAllByRole('textbox', { name: 'Svar till kunden' }).at(-1)
    if (words) await user.type(words, 'Repor täcks inte.')
    await user.click(screen.getByRole('button', { name: 'Avslå och svara' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('En annan butik hann först.')
  })

  it('show what was answered, and by which store', async () => {
    const named: unknown[] = []
    server.use(
      mock('getStaffClaims', ({ query }) => {
        named.push(query.get('state'))
        return { data: { ...WAITING, state: 'accepted' as const, claims: [ANSWERED_STAFF_CLAIM] } }
      }),
    )
    mount('?status=accepted')
    expect(await screen.findByText(/Malmö Outlet svarade/)).toBeVisible()
    expect(screen.queryByText('Godkänn')).toBeNull()
    expect(named).toEqual(['accepted'])
  })

  it('are not found by anyone else', async () => {
    server.use(mock('getStaffClaims', () => new MockRefusal(401, { code: 'request.unauthorized', message: 'Nej.' })))
    mount()
    expect(await screen.findByRole('alert')).toHaveTextContent('error')
  })
})
