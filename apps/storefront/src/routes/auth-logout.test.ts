import { mock } from '@klarsikt/contract/msw'
import { expect, it } from 'vitest'
import { storedSize } from '../features/fit/stored-size.js'
import { forgetPage, keepDraft, recallDraft } from '../features/lens-studio/draft.js'
import { mockShopServer } from '../testing/render-shop.js'
import { clientAction } from './auth-logout.js'

const { server } = mockShopServer()
const WIDE = { kind: 'answer', size: 'wide' } as const

/** Logs out. The action ends by redirecting to the log-in page. */
async function logOut(): Promise<void> {
  server.use(mock('logout', () => ({ success: true as const })))
  const body = new URLSearchParams({ intent: 'logout' })
  const request = new Request('https://klarsikt.test/mitt-konto/loggaut', { method: 'POST', body })
  await expect(clientAction({ request } as Parameters<typeof clientAction>[0])).rejects.toBeInstanceOf(Response)
}

it('leaves no strengths for who uses the computer next', async () => {
  keepDraft({ typed: { rightSphere: '-1,25' }, distances: {}, confirmed: true, lineId: null, exam: null })
  await logOut()
  forgetPage()
  expect(recallDraft(null)).toBeNull()
})

it('leaves no size either, once the account has what was entered without a connection', async () => {
  const sent: unknown[] = []
  server.use(
    mock('setOwnSize', ({ body }) => {
      sent.push(body)
      const data = { size: WIDE, savedAt: '2026-11-24T10:04:00.000Z', customerNumber: '1' }
      return { success: true as const, data }
    }),
  )
  storedSize.write({ size: WIDE, savedAt: Date.now(), customerNumber: '1', isSent: false })
  await logOut()
  expect(sent).toMatchObject([{ size: WIDE, customerNumber: '1' }])
  expect(storedSize.read()).toBeNull()
})

it('leaves the size that a visitor entered without an account', async () => {
  const visit = { size: WIDE, savedAt: Date.now(), customerNumber: null, isSent: false }
  storedSize.write(visit)
  await logOut()
  expect(storedSize.read()).toEqual(visit)
  storedSize.write(null)
})
