import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, waitFor } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadStaffPaymentLink } from './load-staff-payment-link.js'
import { requestPayment } from './request-payment.js'
import { StaffPaymentLinkPage } from './staff-payment-link-page.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const PATH = '/butik-personal/betallänk'
const show = (at = PATH) =>
  open({ path: PATH, at, load: loadStaffPaymentLink, mutate: requestPayment, page: StaffPaymentLinkPage })
const send = () => screen.getByRole('button', { name: 'Skicka länken' })
const MESSAGE = 'Länken skickas som sms till kundens mobil, numret som slutar på 05.'

describe('a payment link for a customer', () => {
  it('is sent by SMS, to the customer of the page before [STAFF-005]', async () => {
    let body: unknown
    server.use(
      mock('requestPayment', (input) => {
        body = input.body
        return { success: true as const, expiresAt: '2026-11-28T12:00:00.000Z', message: MESSAGE }
      }),
    )
    const { user } = show(`${PATH}?kund=123456782`)
    expect(await screen.findByRole('textbox', { name: /Kundnummer/ })).toHaveValue('123456782')
    await user.type(screen.getByRole('textbox', { name: /Belopp/ }), '1 495,50')
    await user.click(screen.getByRole('radio', { name: /Sms/ }))
    await user.click(send())
    expect(await screen.findByText(MESSAGE)).toBeVisible()
    expect(body).toEqual({ customerNumber: '123456782', amount: '1 495,50', channel: 'sms' })
    expect(screen.getByRole('link', { name: 'Skicka en länk till' })).toHaveAttribute('href', encodeURI(PATH))
  })

  it('is sent by e-mail, for what is written [STAFF-006]', async () => {
    let body: unknown
    server.use(
      mock('requestPayment', (input) => {
        body = input.body
        return { success: true as const, expiresAt: '2026-11-28T12:00:00.000Z', message: 'Skickad.' }
      }),
    )
    const { user } = show()
    await user.type(await screen.findByRole('textbox', { name: /Kundnummer/ }), '12345 6782')
    await user.type(screen.getByRole('textbox', { name: /Belopp/ }), '495')
    await user.type(screen.getByRole('textbox', { name: /Betalningen gäller/ }), 'Nya bågar')
    await user.click(screen.getByRole('radio', { name: /E-post/ }))
    await user.click(send())
    expect(await screen.findByText('Skickad.')).toBeVisible()
    expect(body).toEqual({ customerNumber: '123456782', amount: '495', channel: 'email', purpose: 'Nya bågar' })
  })

  it('marks what is wrong before anything is sent', async () => {
    const { user } = show()
    await user.type(await screen.findByRole('textbox', { name: /Kundnummer/ }), '123456789')
    await user.type(screen.getByRole('textbox', { name: /Belopp/ }), '0')
    await user.click(send())
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Kundnummer/ })).toBeInvalid())
    expect(screen.getByRole('textbox', { name: /Belopp/ })).toBeInvalid()
    expect(screen.getByRole('group', { name: 'Skicka med' })).toHaveAccessibleDescription(
      'Välj om länken ska skickas med sms eller e-post.',
    )
  })

  it('shows a refusal at its field and loses nothing', async () => {
    const fields = { channel: 'Kundens mobilnummer tar inte emot våra sms. Välj e-post.' }
    const message = 'Några uppgifter behöver rättas till.'
    server.use(mock('requestPayment', () => new MockRefusal(422, { code: 'request.invalid', message, fields })))
    const { user } = show(`${PATH}?kund=123456782`)
    await user.type(await screen.findByRole('textbox', { name: /Belopp/ }), '495')
    await user.click(screen.getByRole('radio', { name: /Sms/ }))
    await user.click(send())
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Skicka med' })).toHaveAccessibleDescription(fields.channel),
    )
    expect(screen.getByRole('textbox', { name: /Belopp/ })).toHaveValue('495')
    expect(screen.getByRole('radio', { name: /Sms/ })).toBeChecked()
  })

  it('says over the form what stops it, also a session that has ended', async () => {
    server.use(
      mock('requestPayment', () => new MockRefusal(401, { code: 'request.unauthorized', message: 'Logga in igen.' })),
    )
    const { user } = show(`${PATH}?kund=123456782`)
    await user.type(await screen.findByRole('textbox', { name: /Belopp/ }), '495')
    await user.click(screen.getByRole('radio', { name: /E-post/ }))
    await user.click(send())
    expect(await screen.findByRole('alert')).toHaveTextContent('Logga in igen.')
    expect(screen.getByRole('textbox', { name: /Belopp/ })).toHaveValue('495')
  })
})
