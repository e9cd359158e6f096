import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { Loyalty } from '@klarsikt/contract/shop/types'
import { MEMBER, NEW_MEMBER, NO_CLAIMS, NO_MEMBER, SOME_CLAIMS } from '@klarsikt/page-kit/testing/loyalty'
import { open } from '@klarsikt/page-kit/testing/mount'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { changeFriends } from './change-friends.js'
import { FriendsPage } from './friends-page.js'
import { loadFriends } from './load-friends.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const PATH = '/mitt-konto/friends'
const show = (before: Loyalty, query = '') => {
  let now = before
  const sent: unknown[] = []
  const change = (after: Loyalty) => ({ success: true as const, data: (now = after) })
  server.use(
    mock('getLoyalty', () => ({ data: now })),
    mock('getClaims', () => ({ data: NO_CLAIMS })),
    mock('joinLoyalty', ({ body }) => (sent.push(body), { ...change(NEW_MEMBER), result: 'Joined' as const })),
    mock('redeemReferral', ({ body }) => (sent.push(body), change({ ...now, canRedeem: false, referral: 'waiting' }))),
    mock('leaveLoyalty', () => change(NO_MEMBER)),
  )
  const page = { path: PATH, at: PATH + query, load: loadFriends, mutate: changeFriends, page: FriendsPage }
  return { ...open(page), sent }
}
const join = async () => screen.findByRole('button', { name: 'Bli medlem' })

describe('who is no member [ROUTE-008]', () => {
  it('sees what members get and no code, and becomes one by one press [ROLE-005]', async () => {
    const { user, sent } = show(NO_MEMBER)
    const perks = within(await screen.findByRole('region', { name: 'Det här får du som medlem' }))
    expect(perks.getByText('50 % rabatt på bågar vid bokad synundersökning')).toBeVisible()
    expect(screen.queryByText('Din värvningskod')).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: /minst 18 år/ }))
    await user.click(await join())
    expect(await screen.findByText('Du är nu medlem i Friends.')).toBeVisible()
    expect(screen.getByText('KRT4-8WMZ')).toBeVisible()
    expect(sent).toEqual([{ termsAccepted: true, code: '' }])
  })

  it('joins with the code of the link that led here [LOYAL-005]', async () => {
    const { user, sent } = show(NO_MEMBER, '?kod=krt48wmz')
    expect(await screen.findByLabelText(/Värvningskod från en vän/)).toHaveValue('KRT4-8WMZ')
    await user.click(screen.getByRole('checkbox'))
    await user.click(await join())
    expect(await screen.findByText('Du är nu medlem i Friends.')).toBeVisible()
    expect(sent).toEqual([{ termsAccepted: true, code: 'KRT48WMZ' }])
  })

  it('reads beside the fields what is wrong, and loses nothing', async () => {
    const { user, sent } = show(NO_MEMBER)
    const code = await screen.findByLabelText(/Värvningskod från en vän/)
    await user.type(code, 'KRT4')
    await user.click(await join())
    await waitFor(() => expect(screen.getByRole('checkbox')).toBeInvalid())
    expect(code).toHaveAccessibleDescription(/Koden finns inte/)
    expect(sent).toEqual([])
    const fields = { code: 'Du har redan använt en värvningskod.' }
    server.use(mock('joinLoyalty', () => new MockRefusal(409, { code: 'referral.used', message: 'Nej.', fields })))
    await user.type(code, '8WMZ')
    await user.click(screen.getByRole('checkbox'))
    await user.click(await join())
    await waitFor(() => expect(code).toHaveAccessibleDescription(/redan använt/))
    expect(code).toHaveValue('KRT48WMZ')
  })

  it('is asked for no code who has bought before', async () => {
    show({ ...NO_MEMBER, canRedeem: false }, '?kod=KRT48WMZ')
    await join()
    expect(screen.queryByLabelText(/Värvningskod/)).toBeNull()
  })

  it('is led to the log-in and back, with the code', async () => {
    show(NO_MEMBER, '?kod=KRT48WMZ')
    server.use(mock('getLoyalty', () => new MockRefusal(401, { code: 'request.unauthorized', message: 'Logga in.' })))
    expect(await screen.findByText('at /mitt-konto/logga-in')).toBeVisible()
  })
})

describe('a member [LOYAL-005, LOYAL-006]', () => {
  it('sees the code, its link, what friends have given and the months that are left [ROLE-005]', async () => {
    const { user } = show(MEMBER)
    expect(await screen.findByText('KRT4-8WMZ')).toBeVisible()
    expect(screen.getByText('2 kostnadsfria månader')).toBeVisible()
    expect(screen.getByText('2 vänner har gett dig kostnadsfria månader.')).toBeVisible()
    expect(screen.getByText(/En vän har använt din kod/)).toBeVisible()
    const url = MEMBER.member?.referralUrl ?? ''
    expect(screen.getByLabelText('Din länk')).toHaveValue(url)
    await user.click(screen.getByRole('button', { name: 'Kopiera länken' }))
    expect(await screen.findByText('Länken är kopierad.')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(url)
  })

  it('uses a code of a friend once', async () => {
    const { user, sent } = show(NEW_MEMBER)
    await user.click(await screen.findByText('Har du fått en kod?'))
    await user.type(screen.getByLabelText('Värvningskod'), 'WXYZ 2345')
    await user.click(screen.getByRole('button', { name: 'Använd koden' }))
    expect(await screen.findByText(/Koden är sparad/)).toBeVisible()
    expect(screen.getByText(/Du är värvad av en vän/)).toBeVisible()
    expect(sent).toEqual([{ code: 'WXYZ2345' }])
  })

  it('leaves the club, asked once more before', async () => {
    const { user } = show(MEMBER)
    await user.click(await screen.findByText('Avsluta medlemskapet'))
    await user.click(screen.getByRole('button', { name: 'Ja, avsluta medlemskapet' }))
    expect(await screen.findByText('Ditt medlemskap i Friends är avslutat.')).toBeVisible()
    expect(await join()).toBeVisible()
  })

  it('reads why the club could not be left', async () => {
    const { user } = show(MEMBER)
    server.use(mock('leaveLoyalty', () => new MockRefusal(503, { code: 'unavailable', message: 'Försök igen.' })))
    await user.click(await screen.findByText('Avsluta medlemskapet'))
    await user.click(screen.getByRole('button', { name: 'Ja, avsluta medlemskapet' }))
    expect(await screen.findByText('Försök igen.')).toBeVisible()
  })
})

describe('the accident guarantee [LOYAL-002]', () => {
  it('is no form where nothing is covered', async () => {
    show(MEMBER)
    expect(await screen.findByText(/Du har inga glasögon som täcks just nu/)).toBeVisible()
    expect(screen.queryByText('Anmäl en skada')).toBeNull()
  })

  it('reports what happened to which glasses, and shows what a store has answered', async () => {
    const { user } = show(MEMBER)
    const sent: unknown[] = []
    server.use(
      mock('getClaims', () => ({ data: SOME_CLAIMS })),
      mock('reportClaim', ({ body }) => (sent.push(body), { success: true as const, data: SOME_CLAIMS })),
    )
    const list = within(await screen.findByRole('list', { name: 'Dina anmälningar' }))
    expect(list.getByText('Väntar på svar')).toBeVisible()
    expect(list.getByText(/Kom in till oss/)).toBeVisible()
    await user.click(screen.getByText('Anmäl en skada'))
    await user.click(screen.getByRole('button', { name: 'Skicka anmälan' }))
    await waitFor(() => expect(screen.getByLabelText('Vilka glasögon?')).toBeInvalid())
    await user.selectOptions(screen.getByLabelText('Vilka glasögon?'), '22345678-0')
    fireEvent.change(screen.getByLabelText('När hände det?'), { target: { value: '2026-11-01' } })
    await user.type(screen.getByRole('textbox', { name: 'Vad hände?' }), 'Skalmen gick av.')
    await user.click(screen.getByRole('button', { name: 'Skicka anmälan' }))
    expect(await screen.findByText(/Din anmälan är mottagen/)).toBeVisible()
    expect(sent).toEqual([{ item: '22345678-0', happenedOn: '2026-11-01', text: 'Skalmen gick av.' }])
  })

  it('says above the form what cannot be put right in a field', async () => {
    const { user } = show(MEMBER)
    const [first] = SOME_CLAIMS.covered
    server.use(
      mock('getClaims', () => ({ data: { covered: first ? [first] : [], claims: [] } })),
      mock('reportClaim', () => new MockRefusal(409, { code: 'claim.exists', message: 'Skadan är redan anmäld.' })),
    )
    await user.click(await screen.findByText('Anmäl en skada'))
    expect(screen.getByLabelText('Vilka glasögon?')).toHaveValue('22345678-0')
    fireEvent.change(screen.getByLabelText('När hände det?'), { target: { value: '2026-11-01' } })
    await user.type(screen.getByRole('textbox', { name: 'Vad hände?' }), 'Skalmen gick av.')
    await user.click(screen.getByRole('button', { name: 'Skicka anmälan' }))
    expect(await screen.findByText('Skadan är redan anmäld.')).toBeVisible()
  })
})
