import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { ACCOUNT_SIZE, CUSTOMER, NO_SIZE } from '@klarsikt/page-kit/testing/customer'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, waitFor } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { DetailsPage } from './details-page.js'
import { loadDetails } from './load-details.js'
import { saveDetails } from './save-details.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const PAGE = { path: '/mitt-konto/uppgifter', load: loadDetails, mutate: saveDetails, page: DetailsPage }
function show(saved = NO_SIZE) {
  let current = saved
  const sent: unknown[] = []
  server.use(
    mock('getCustomerDetails', () => ({ data: CUSTOMER })),
    mock('getOwnSize', () => ({ data: current })),
    mock('setOwnSize', ({ body }) => {
      sent.push(body)
      current = { ...saved, size: body?.size ?? null, savedAt: '2026-11-24T11:00:00.000Z' }
      return { success: true as const, data: current }
    }),
  )
  return { sent, ...open(PAGE) }
}
const stamp = () => screen.findByLabelText(/Siffrorna på skalmen/)
const save = () => screen.getByRole('button', { name: 'Spara storleken' })

it('keeps the numbers of a pair, and then shows them', async () => {
  const { user, sent } = show()
  await user.type(await stamp(), '49□19 140')
  await user.click(save())
  expect(await screen.findByText('Din storlek är sparad.')).toBeVisible()
  expect(sent).toEqual([
    {
      size: { kind: 'pair', lensWidth: 49, noseBridge: 19, templeLength: 140 },
      enteredMsAgo: 0,
      customerNumber: null,
    },
  ])
  expect(await stamp()).toHaveValue('49-19-140')
})

it('keeps a word instead, and takes the size away', async () => {
  const { user, sent } = show(ACCOUNT_SIZE)
  await user.click(await screen.findByRole('radio', { name: /^Bred/ }))
  await user.click(save())
  await screen.findByText('Din storlek är sparad.')
  expect(screen.getByRole('radio', { name: /^Bred/ })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: /^Ingen/ }))
  await user.click(save())
  expect(await screen.findByText('Din storlek är borttagen.')).toBeVisible()
  expect(sent).toMatchObject([{ size: { kind: 'answer', size: 'wide' } }, { size: null }])
  expect(screen.queryByRole('radio', { name: /^Ingen/ })).not.toBeInTheDocument()
})

it('refuses numbers that no frame has, beside their field, and keeps them there', async () => {
  const { user, sent } = show()
  await user.type(await stamp(), '19-49-140')
  await user.click(save())
  await waitFor(async () => expect(await stamp()).toBeInvalid())
  expect(await stamp()).toHaveValue('19-49-140')
  expect(sent).toEqual([])
})

it('says why it could not be saved, and keeps what was typed', async () => {
  const { user } = show()
  const message = 'Tjänsten är tillfälligt otillgänglig.'
  server.use(mock('setOwnSize', () => new MockRefusal(503, { code: 'unavailable', message })))
  await user.type(await stamp(), '49-19')
  await user.click(save())
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(await stamp()).toHaveValue('49-19')
})
