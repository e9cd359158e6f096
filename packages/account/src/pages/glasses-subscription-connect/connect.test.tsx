import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { expectNoViolations } from '@klarsikt/page-kit/testing/expect-no-violations'
import { CREATED_GLASSES_SUBSCRIPTION } from '@klarsikt/page-kit/testing/glasses-subscription'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { connectGlassesSubscription } from './connect-glasses-subscription.js'
import { ConnectPage } from './connect-page.js'
import { loadConnect } from './load-connect.js'

const server = setupServer(mock('listGlassesSubscriptions', () => ({ data: [] })))
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const PATH = '/mitt-konto/abonnemang/koppla-till-lifstyle'
const show = () =>
  open({ path: PATH, at: PATH, load: loadConnect, mutate: connectGlassesSubscription, page: ConnectPage })

async function send(user: ReturnType<typeof show>['user'], birthDate: string) {
  await user.type(await screen.findByRole('textbox'), birthDate)
  await user.click(screen.getByRole('button', { name: /koppla/i }))
}

it('connects what a store has made by the birth date, and leads to it [ROUTE-018]', async () => {
  const sent: unknown[] = []
  server.use(
    mock('connectGlassesSubscription', ({ body }) => {
      sent.push(body)
      return { success: true as const, data: CREATED_GLASSES_SUBSCRIPTION }
    }),
  )
  const { user, container } = show()
  await screen.findByRole('textbox')
  await expectNoViolations(container)
  await send(user, '900602')
  expect(await screen.findByText(/^at \/mitt-konto\/abonnemang\/glas.*\/41250873$/)).toBeVisible()
  expect(sent).toEqual([{ birthDate: '900602' }])
})

it('judges the birth date before it is sent', async () => {
  const { user } = show()
  await send(user, '1990')
  expect(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
})

it('says that there is nothing to connect [ERR-021]', async () => {
  const message = 'Vi hittar inget glasögonabonnemang att koppla.'
  server.use(
    mock('connectGlassesSubscription', () => new MockRefusal(409, { code: 'glasses-subscription.required', message })),
  )
  const { user } = show()
  await send(user, '900602')
  expect(await screen.findByText(message)).toBeVisible()
})

it('asks who the account does not know to log in by BankID', async () => {
  const message = 'Logga in med BankID.'
  const refusal = new MockRefusal(409, { code: 'glasses-subscription.personal-number-missing', message })
  server.use(mock('connectGlassesSubscription', () => refusal))
  const { user } = show()
  await send(user, '900602')
  expect(await screen.findByRole('link', { name: /BankID/ })).toHaveAttribute('href', expect.stringMatching(/logga-in/))
})
