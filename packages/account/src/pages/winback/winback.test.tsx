import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { WINBACK_OFFER } from '@klarsikt/page-kit/testing/glasses-subscription'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, waitFor } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { loadWinback, loadWinbackConfirmation } from './load-winback.js'
import { winBack } from './win-back.js'
import { WinbackConfirmationPage } from './winback-confirmation-page.js'
import { WinbackPage } from './winback-page.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const PATH = '/angratmig'
const offered = mock('getWinback', () => ({ data: WINBACK_OFFER, wonBack: false, freeMonths: 3 }))
const show = (at = PATH) => open({ path: PATH, at, load: loadWinback, mutate: winBack, page: WinbackPage })
const send = async (user: ReturnType<typeof show>['user'], typed: string) => {
  const field = await screen.findByLabelText('Födelsedatum')
  await user.clear(field)
  if (typed !== '') await user.type(field, typed)
  await user.click(screen.getByRole('button', { name: 'Ångra uppsägningen' }))
}

it('asks for six digits of a birth date before anything is sent [VALID-021, ROUTE-034]', async () => {
  server.use(offered)
  const { user } = show()
  expect(await screen.findByText(/få 3 månader utan kostnad/)).toBeVisible()
  expect(screen.getByText('Föregående månad faktureras som vanligt.')).toBeVisible()
  for (const typed of ['', '901332']) {
    await send(user, typed)
    await waitFor(() => expect(screen.getByLabelText('Födelsedatum')).toBeInvalid())
  }
})

it('says that the date is wrong, and when no more can be tried', async () => {
  server.use(offered)
  const fields = { birthDate: 'Födelsedatumet stämmer inte.' }
  server.use(
    mock(
      'winBackGlassesSubscription',
      () => new MockRefusal(422, { code: 'request.invalid', message: 'Rätta till.', fields }),
    ),
  )
  const { user } = show()
  await send(user, '900603')
  expect(await screen.findByText(/Födelsedatumet stämmer inte/)).toBeVisible()
  const message = 'Du har försökt för många gånger.'
  server.use(mock('winBackGlassesSubscription', () => new MockRefusal(429, { code: 'rate-limited', message })))
  await send(user, '900604')
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
})

it('takes the cancellation back by the link of a letter, and goes on to its confirmation [LIFE-005, LIFE-006]', async () => {
  let sent: unknown
  server.use(
    offered,
    mock('winBackGlassesSubscription', ({ body }) => ((sent = body), { success: true as const, data: WINBACK_OFFER })),
  )
  const { user } = show(`${PATH}?id=41250873&until=1800000000&key=k`)
  await send(user, '900602')
  expect(await screen.findByText('at /angratmig/bekräftelse')).toBeVisible()
  expect(sent).toEqual({ birthDate: '900602', id: '41250873', until: '1800000000', key: 'k' })
})

it.each([
  [{ data: null, wonBack: false, freeMonths: 3 }, 'Du har ingen uppsägning att ångra.'],
  [
    { data: { ...WINBACK_OFFER, state: 'too-soon' as const }, wonBack: false, freeMonths: 3 },
    /de senaste tolv månaderna/,
  ],
])('says where nothing can be taken back', async (reply, words) => {
  server.use(mock('getWinback', () => reply))
  show()
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.queryByLabelText('Födelsedatum')).toBeNull()
})

it('says that a link is good no longer, and leads who is not logged in to the log-in', async () => {
  const message = 'Länken gäller inte längre.'
  server.use(mock('getWinback', () => new MockRefusal(410, { code: 'glasses-subscription.link-expired', message })))
  const first = show(`${PATH}?id=1&until=1&key=k`)
  expect(await screen.findByText(message)).toBeVisible()
  first.unmount()
  server.use(mock('getWinback', () => new MockRefusal(401, { code: 'request.unauthorized', message: 'Logga in.' })))
  show()
  expect(await screen.findByText('at /mitt-konto/logga-in')).toBeVisible()
})

it('confirms only what was taken back today [ROUTE-035]', async () => {
  const path = '/angratmig/bekräftelse'
  const page = { path, load: loadWinbackConfirmation, page: WinbackConfirmationPage }
  server.use(mock('getWinback', () => ({ data: null, wonBack: true, freeMonths: 3 })))
  const first = open(page)
  expect(await screen.findByText(/du har 3 kostnadsfria månader/)).toBeVisible()
  first.unmount()
  server.use(offered)
  open(page)
  expect(await screen.findByText('at /angratmig')).toBeVisible()
})
