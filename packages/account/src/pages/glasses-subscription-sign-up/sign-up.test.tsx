import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { GlassesSubscriptionSummary } from '@klarsikt/contract/shop/types'
import { expectNoViolations } from '@klarsikt/page-kit/testing/expect-no-violations'
import { CREATED_GLASSES_SUBSCRIPTION, GLASSES_SUBSCRIPTION } from '@klarsikt/page-kit/testing/glasses-subscription'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { loadSignUp } from './load-sign-up.js'
import { SignUpPage } from './sign-up-page.js'
import { signUp } from './sign-up.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

function show({ query = '', subscriptions = [] as GlassesSubscriptionSummary[] } = {}) {
  server.use(mock('listGlassesSubscriptions', () => ({ data: subscriptions })))
  return open({
    path: '/mitt-konto/abonnemang/teckna-lifestyle',
    at: `/mitt-konto/abonnemang/teckna-lifestyle${query}`,
    load: loadSignUp,
    mutate: signUp,
    page: SignUpPage,
  })
}
const goOn = () => screen.getByRole('button', { name: 'Fortsätt till avtalet' })

it('shows the levels with their prices, and begins with the one that the link named [LIFE-001]', async () => {
  const { container } = show({ query: '?niva=plus' })
  expect(await screen.findByRole('radio', { name: /^Plus/ })).toBeChecked()
  expect(screen.getAllByRole('radio')).toHaveLength(3)
  expect(document.body).toHaveTextContent(/249\skr/)
  await expectNoViolations(container)
})

it('asks for a level before it is sent', async () => {
  const { user } = show()
  expect(await screen.findByRole('radio', { name: /^Plus/ })).not.toBeChecked()
  await user.click(goOn())
  expect((await screen.findAllByText('Välj en nivå.'))[0]).toBeVisible()
})

it('takes the subscription and leads to its agreement [LIFE-003]', async () => {
  const sent: unknown[] = []
  server.use(
    mock('createGlassesSubscription', ({ body }) => {
      sent.push(body)
      return { success: true as const, data: CREATED_GLASSES_SUBSCRIPTION }
    }),
  )
  const { user } = show({ query: '?niva=premium' })
  await screen.findByRole('radio', { name: /^Premium/ })
  await user.click(goOn())
  expect(await screen.findByText(/^at \/mitt-konto\/abonnemang\/glas.*\/41250873$/)).toBeVisible()
  expect(sent).toEqual([{ level: 'premium' }])
})

it('leads who has an active subscription to it', async () => {
  const { id, status, statusText, levelName, monthlyPrice } = GLASSES_SUBSCRIPTION
  const active = { id, status, statusText, levelName, monthlyPrice, awaitsSignature: false }
  show({ subscriptions: [{ ...active, startDate: '2026-06-03', bindingEnd: '2027-06-02', endDate: null }] })
  expect(await screen.findByText(/^at \/mitt-konto\/abonnemang\/glas/)).toBeVisible()
})

it('says why it could not be taken', async () => {
  const message = 'Du har redan ett glasögonabonnemang.'
  server.use(
    mock('createGlassesSubscription', () => new MockRefusal(409, { code: 'glasses-subscription.exists', message })),
  )
  const { user } = show({ query: '?niva=base' })
  await screen.findByRole('radio', { name: /^Bas/ })
  await user.click(goOn())
  expect(await screen.findByText(message)).toBeVisible()
})
