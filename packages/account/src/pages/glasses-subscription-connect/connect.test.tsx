import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { expectNoViolations } from '@klarsikt/page-kit/testing/expect-no-violations'
import { CREATED_LIFESTYLE } from '@klarsikt/page-kit/testing/lifestyle'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { connectLifestyle } from './connect-lifestyle.js'
import { ConnectPage } from './connect-page.js'
import { loadConnect } from './load-connect.js'

const server = setupServer(mock('listLifestyles', () => ({ data: [] })))
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const PATH = '/mitt-konto/abonnemang/koppla-till-lifstyle'
const show = () => open({ path: PATH, at: PATH, load: loadConnect, mutate: connectLifestyle, page: ConnectPage })

async function send(user: ReturnType<typeof show>['user'], birthDate: string) {
  await user.type(await screen.findByRole('textbox'), birthDate)
  await user.click(screen.getByRole('button', { name: /koppla/i }))
}

it('connects what a store has made by the birth date, and leads to it [ROUTE-018]', async () => {
  const sent: unknown[] = []
  server.use(
    mock('connectLifestyle', ({ body }) => {
      sent.push(body)
      return { success: true as const, data: CREATED_LIFESTYLE }
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
  server.use(mock('connectLifestyle', () => new MockRefusal(409, { code: 'lifestyle.required', message })))
  const { user } = show()
  await send(user, '900602')
  expect(await screen.findByText(message)).toBeVisible()
})

it('asks who the account does not know to log in by BankID', async () => {
  const message = 'Logga in med BankID.'
  const refusal = new MockRefusal(409, { code: 'lifestyle.personal-number-missing', message })
  server.use(mock('connectLifestyle', () => refusal))
  const { user } = show()
  await send(user, '900602')
  expect(await screen.findByRole('link', { name: /BankID/ })).toHaveAttribute('href', expect.stringMatching(/logga-in/))
})
