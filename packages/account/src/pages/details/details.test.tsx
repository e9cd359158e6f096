import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { CUSTOMER, NO_SIZE } from '@klarsikt/page-kit/testing/customer'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, waitFor } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { DetailsPage } from './details-page.js'
import { loadDetails } from './load-details.js'
import { saveDetails } from './save-details.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const places = async (code: string) => (code.replace(' ', '') === '22222' ? 'Lund' : null)
const show = () => {
  server.use(
    mock('getCustomerDetails', () => ({ data: CUSTOMER })),
    mock('getOwnSize', () => ({ data: NO_SIZE })),
  )
  return open({
    path: '/mitt-konto/uppgifter',
    load: loadDetails,
    mutate: saveDetails,
    page: (props) => <DetailsPage {...props} suggestPlace={places} />,
  })
}
const save = () => screen.getByRole('button', { name: 'Spara uppgifterna' })

describe('the details of a customer', () => {
  it('shows what is known, the personal number masked [ACCT-001]', async () => {
    show()
    expect(await screen.findByText('123456782')).toBeVisible()
    expect(screen.getByText('anna@klarsikt.example')).toBeVisible()
    expect(screen.getByText('19900101-****')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Erbjudanden via e-post' })).toBeChecked()
  })

  it('saves them, and says that an agreement is withdrawn', async () => {
    let sent: unknown
    const { user } = show()
    server.use(mock('updateCustomerDetails', ({ body }) => ((sent = body), { success: true as const, data: CUSTOMER })))
    await user.clear(await screen.findByLabelText('Förnamn'))
    await user.type(screen.getByLabelText('Förnamn'), 'Åsa')
    await user.click(screen.getByRole('checkbox', { name: 'Erbjudanden via e-post' }))
    await user.click(screen.getByRole('checkbox', { name: 'Erbjudanden via sms' }))
    await user.click(save())
    expect(await screen.findByText(/Dina uppgifter är sparade\. Ditt samtycke är återkallat\./)).toBeVisible()
    expect(sent).toMatchObject({ firstName: 'Åsa', postalCode: '111 22', marketing: { email: false, sms: true } })
  })

  it('fills in the place of a postal code and tidies the code [VALID-016]', async () => {
    const { user } = show()
    const code = await screen.findByLabelText(/Postnummer/)
    await user.clear(code)
    await user.type(code, '22222')
    await waitFor(() => expect(screen.getByLabelText(/Ort/)).toHaveValue('Lund'))
    await user.tab()
    expect(code).toHaveValue('222 22')
  })

  it('marks what is wrong before anything is sent [VALID-003, VALID-015]', async () => {
    const { user } = show()
    await user.clear(await screen.findByLabelText('Förnamn'))
    await user.clear(screen.getByLabelText(/Gatuadress/))
    await user.click(save())
    await waitFor(() => expect(screen.getByLabelText('Förnamn')).toBeInvalid())
    expect(screen.getByLabelText(/Gatuadress/)).toBeInvalid()
  })

  it('shows a refusal of the server at its field and loses nothing', async () => {
    const { user } = show()
    const fields = { mobile: 'Numret tar inte emot sms.' }
    server.use(
      mock(
        'updateCustomerDetails',
        () =>
          new MockRefusal(422, { code: 'request.invalid', message: 'Några uppgifter behöver rättas till.', fields }),
      ),
    )
    await user.clear(await screen.findByLabelText('Efternamn'))
    await user.type(screen.getByLabelText('Efternamn'), 'Lund')
    await user.click(save())
    await waitFor(() => expect(screen.getByLabelText('Mobilnummer')).toBeInvalid())
    expect(screen.getByLabelText('Efternamn')).toHaveValue('Lund')
  })

  it('leads to what stopped it at every attempt, since only the button is in view, and keeps what was typed', async () => {
    const { user } = show()
    server.use(
      mock('updateCustomerDetails', () => new MockRefusal(503, { code: 'unavailable', message: 'Försök igen.' })),
    )
    await user.clear(await screen.findByLabelText('Efternamn'))
    await user.type(screen.getByLabelText('Efternamn'), 'Lund')
    for (const _attempt of [1, 2]) {
      await user.click(save())
      await waitFor(() => expect(document.activeElement).toContainElement(screen.getByRole('alert')))
    }
    expect(screen.getByLabelText('Efternamn')).toHaveValue('Lund')
    server.use(mock('updateCustomerDetails', () => ({ success: true as const, data: CUSTOMER })))
    await user.click(save())
    expect(await screen.findByText(/Dina uppgifter är sparade/)).toBeVisible()
  })

  it('leads to the log-in when the session has ended meanwhile', async () => {
    const { user } = show()
    server.use(
      mock('updateCustomerDetails', () => new MockRefusal(401, { code: 'request.unauthorized', message: 'Logga in.' })),
    )
    await screen.findByLabelText('Förnamn')
    await user.click(save())
    expect(await screen.findByText('at /mitt-konto/logga-in')).toBeVisible()
  })

  describe('typed when the session has ended', () => {
    const loseSession = async () => {
      const { user, unmount } = show()
      server.use(
        mock('updateCustomerDetails', () => new MockRefusal(401, { code: 'request.unauthorized', message: 'Nej.' })),
      )
      await user.clear(await screen.findByLabelText('Förnamn'))
      await user.type(screen.getByLabelText('Förnamn'), 'Åsa')
      await user.click(screen.getByRole('checkbox', { name: 'Erbjudanden via e-post' }))
      await user.click(save())
      await screen.findByText('at /mitt-konto/logga-in')
      unmount()
    }
    const words = /^Vi har fyllt i det du skrev innan du loggades ut\./
    const notice = () => screen.queryByText(words)

    it('are there again after the log-in until they are saved', async () => {
      await loseSession()
      const { user, unmount } = show()
      expect(await screen.findByLabelText('Förnamn')).toHaveValue('Åsa')
      expect(screen.getByRole('checkbox', { name: 'Erbjudanden via e-post' })).not.toBeChecked()
      expect(await screen.findByText(words)).toBeVisible()
      server.use(mock('updateCustomerDetails', () => ({ success: true as const, data: CUSTOMER })))
      await user.click(save())
      expect(await screen.findByText(/Dina uppgifter är sparade/)).toBeVisible()
      expect(notice()).toBeNull()
      unmount()
      show()
      expect(await screen.findByLabelText('Förnamn')).toHaveValue('Anna')
      expect(notice()).toBeNull()
    })

    it('are shown to no other customer, and are gone then', async () => {
      await loseSession()
      server.use(mock('getCustomerDetails', () => ({ data: { ...CUSTOMER, customerNumber: '223456789' } })))
      open({ path: '/x', load: loadDetails, mutate: saveDetails, page: DetailsPage })
      expect(await screen.findByLabelText('Förnamn')).toHaveValue('Anna')
      expect(notice()).toBeNull()
      await waitFor(() => expect(sessionStorage).toHaveLength(0))
    })
  })
})
