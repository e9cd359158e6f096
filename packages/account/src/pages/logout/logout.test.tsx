import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { whoIsHere as loadLogout } from '@klarsikt/page-kit/session'
import { CUSTOMER } from '@klarsikt/page-kit/testing/customer'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { logOut } from './log-out.js'
import { LogoutPage } from './logout-page.js'

const anna = mock('getCustomerDetails', () => ({ data: CUSTOMER }))
const server = setupServer(anna)
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const show = () => open({ path: '/mitt-konto/loggaut', load: loadLogout, mutate: logOut, page: LogoutPage })

describe('the log-out', () => {
  it('happens by a press and not by being opened, and leads to the log-in', async () => {
    let ended = 0
    server.use(mock('logout', () => ((ended += 1), { success: true as const })))
    const { user } = show()
    await screen.findByRole('heading', { name: 'Logga ut' })
    expect(ended).toBe(0)
    await user.click(screen.getByRole('button', { name: 'Logga ut' }))
    expect(await screen.findByText('at /mitt-konto/logga-in')).toBeVisible()
    expect(ended).toBe(1)
  })

  it('offers the log-in to who is not logged in, and the pages of the store to a store', async () => {
    server.use(mock('getCustomerDetails', () => new MockRefusal(401, { code: 'request.unauthorized', message: '' })))
    const first = show()
    expect(await screen.findByText('Du är inte inloggad.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Logga ut' })).toBeNull()
    first.unmount()
    server.use(mock('getCustomerDetails', () => new MockRefusal(403, { code: 'request.forbidden', message: '' })))
    show()
    const back = await screen.findByRole('link', { name: 'Fortsätt inloggad' })
    expect(back).toHaveAttribute('href', '/butik-personal')
  })

  it('says when it did not work', async () => {
    server.use(mock('logout', () => new MockRefusal(429, { code: 'rate-limited', message: 'Försök igen.' })))
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Logga ut' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Försök igen.')
  })
})
