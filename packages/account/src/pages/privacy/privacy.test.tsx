import { mock, MockRefusal } from '@klarsikt/contract/msw'
import {
  EXPIRED_EXPORT,
  FAILED_EXPORT,
  NO_EXPORT,
  QUEUED_EXPORT,
  READY_EXPORT,
  RUNNING_EXPORT,
} from '@klarsikt/page-kit/testing/customer'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, waitFor } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { changePrivacy } from './change-privacy.js'
import { loadPrivacy } from './load-privacy.js'
import { PrivacyPage } from './privacy-page.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const PATH = '/mitt-konto/mina-data'
const show = (file = NO_EXPORT) => {
  server.use(mock('getDataExport', () => ({ data: file })))
  return open({ path: PATH, load: loadPrivacy, mutate: changePrivacy, page: PrivacyPage })
}
const eraseButton = () => screen.findByRole('button', { name: 'Radera mitt konto' })
const box = () => screen.getByRole('checkbox', { name: /Jag förstår/ })

describe('the export of my data', () => {
  it('is asked for, waited for and then fetched', async () => {
    let file = NO_EXPORT
    const { user } = show()
    server.use(
      mock('getDataExport', () => ({ data: file })),
      mock('requestDataExport', () => ((file = QUEUED_EXPORT), { success: true as const, data: file })),
    )
    await user.click(await screen.findByRole('button', { name: 'Begär mina data' }))
    expect(await screen.findByText(/Din begäran är mottagen/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Begär/ })).toBeNull()
    file = RUNNING_EXPORT
    expect(await screen.findByText(/Vi tar fram din fil/, undefined, { timeout: 4_000 })).toBeVisible()
    expect(screen.queryByRole('button', { name: /Begär/ })).toBeNull()
    file = READY_EXPORT
    const fetch = await screen.findByRole('button', { name: 'Hämta ZIP-filen' }, { timeout: 4_000 })
    expect(fetch.closest('form')).toHaveAttribute('action', '/api/customer/exportFile')
    expect(screen.getByText(/Filen är klar\. Den kan hämtas till/)).toBeVisible()
  })

  it.each([
    [FAILED_EXPORT, /Det gick inte att ta fram filen/],
    [EXPIRED_EXPORT, /är nu borttagen/],
  ])('says that it failed or is gone, and is asked for again', async (file, text) => {
    const { user } = show(file)
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Hämta ZIP-filen' })).toBeNull()
    server.use(
      mock('getDataExport', () => ({ data: QUEUED_EXPORT })),
      mock('requestDataExport', () => ({ success: true as const, data: QUEUED_EXPORT })),
    )
    await user.click(screen.getByRole('button', { name: 'Begär en ny fil' }))
    expect(await screen.findByText(/Din begäran är mottagen/)).toBeVisible()
  })

  it('asks for a log-in where it was too long ago, and offers nothing before', async () => {
    show({ ...READY_EXPORT, isRecentLogin: false })
    expect(await screen.findByText(/behöver du logga in igen/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Logga in' })).toHaveAttribute(
      'href',
      expect.stringContaining(`next=${encodeURIComponent(encodeURI(PATH))}`),
    )
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('says so when the log-in became too old meanwhile, or when it fails', async () => {
    const { user } = show()
    server.use(
      mock('requestDataExport', () => new MockRefusal(403, { code: 'login.step-up-required', message: 'Logga in.' })),
    )
    await user.click(await screen.findByRole('button', { name: 'Begär mina data' }))
    expect(await screen.findByText(/behöver du logga in igen/)).toBeVisible()
  })

  it('says why it could not be asked for', async () => {
    const { user } = show()
    server.use(mock('requestDataExport', () => new MockRefusal(503, { code: 'unavailable', message: 'Försök igen.' })))
    await user.click(await screen.findByRole('button', { name: 'Begär mina data' }))
    expect(await screen.findByText('Försök igen.')).toBeVisible()
  })
})

describe('the erasure of the account', () => {
  it('names what the law demands, asks for a box, and leads to the log-in', async () => {
    const { user } = show()
    let sent: unknown
    server.use(mock('eraseAccount', ({ body }) => ((sent = body), { success: true as const })))
    expect(await screen.findByText(/sparas i sju år, för det kräver bokföringslagen/)).toBeVisible()
    await user.click(await eraseButton())
    await waitFor(() => expect(box()).toBeInvalid())
    expect(sent).toBeUndefined()
    expect(box()).toHaveFocus()
    await user.click(box())
    await user.click(await eraseButton())
    expect(await screen.findByText('at /mitt-konto/logga-in')).toBeVisible()
    expect(sent).toEqual({ confirmed: true })
  })

  it('is refused with a reason while an order is under way', async () => {
    const { user } = show()
    const message = 'Du har en order eller betalning som inte är klar.'
    server.use(mock('eraseAccount', () => new MockRefusal(409, { code: 'account.order-under-way', message })))
    await screen.findByText(/bokföringslagen/)
    await user.click(box())
    await user.click(await eraseButton())
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
  })
})

it('leads to where each consent is changed', async () => {
  show()
  expect(await screen.findByRole('link', { name: 'Erbjudanden via e-post och sms' })).toHaveAttribute(
    'href',
    '/mitt-konto/uppgifter',
  )
  expect(screen.getByRole('link', { name: 'Cookies' })).toHaveAttribute('href', '/cookies')
})
