import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { open } from '../../testing/mount.js'
import { logOut, LogoutPage } from './index.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const show = () => open({ path: '/mitt-konto/loggaut', load: () => null, mutate: logOut, page: LogoutPage })

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

  it('says when it did not work', async () => {
    server.use(mock('logout', () => new MockRefusal(429, { code: 'rate-limited', message: 'Försök igen.' })))
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Logga ut' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Försök igen.')
  })
})
