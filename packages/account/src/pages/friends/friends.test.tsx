import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { Loyalty } from '@klarsikt/contract/shop/types'
import { screen, waitFor, within } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { MEMBER, NEW_MEMBER, NO_MEMBER } from '../../testing/loyalty.js'
import { open } from '../../testing/mount.js'
import { changeFriends, FriendsPage, loadFriends } from './index.js'

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
    mock('joinLoyalty', ({ body }) => (sent.push(body), { ...change(NEW_MEMBER), result: 'Joined' as const })),
    mock('redeemReferral', ({ body }) => (sent.push(body), change({ ...now, canRedeem: false, referral: 'waiting' }))),
    mock('leaveLoyalty', () => change(NO_MEMBER)),
  )
  const page = { path: PATH, at: PATH + query, load: loadFriends, mutate: changeFriends, page: FriendsPage }
  return { ...open(page), sent }
}
const join = async () => screen.findByRole('button', { name: 'Bli medlem' })

describe('who is no member [ROUTE-008]', () => {
  it('sees what members get, and becomes one by one press', async () => {
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
  it('sees the code, its link, what friends have given and the months that are left', async () => {
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
