import { mock } from '@klarsikt/contract/msw'
import { expect, it } from 'vitest'
import { forgetPage, keepDraft, recallDraft } from '../features/lens-studio/draft.js'
import { mockShopServer } from '../testing/render-shop.js'
import { clientAction } from './logout.js'

const { server } = mockShopServer()

it('leaves no strengths for who uses the computer next', async () => {
  server.use(mock('logout', () => ({ success: true as const })))
  keepDraft({ typed: { rightSphere: '-1,25' }, distances: {}, confirmed: true, lineId: null, exam: null })
  const body = new URLSearchParams({ intent: 'logout' })
  const request = new Request('https://klarsikt.test/mitt-konto/loggaut', { method: 'POST', body })
  // It ends by leading to the log-in.
  await expect(clientAction({ request } as Parameters<typeof clientAction>[0])).rejects.toBeInstanceOf(Response)
  forgetPage()
  expect(recallDraft(null)).toBeNull()
})
