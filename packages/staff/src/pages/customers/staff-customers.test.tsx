import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, waitFor } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { FOUND } from '../../testing/staff.js'
import { changeCustomers } from './change-customers.js'
import { StaffCustomersPage } from './staff-customers-page.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const show = () =>
  open({ path: '/butik-personal/kunder', load: () => null, mutate: changeCustomers, page: StaffCustomersPage })

async function find(user: ReturnType<typeof show>['user'], query = FOUND.email) {
  await user.type(await screen.findByLabelText('Personnummer, e-post, mobil eller kundnummer'), query)
  await user.type(screen.getByLabelText('Varför söker du kunden?'), 'Fråga om retur')
  await user.click(screen.getByRole('button', { name: 'Sök kund' }))
}
const found = () => mock('lookupCustomer', () => ({ success: true as const, data: [FOUND] }))

it('finds a customer with a reason, saves the postal code and hands the cart over [STAFF-002, STAFF-003]', async () => {
  server.use(
    found(),
    mock('setCustomerPostalCode', ({ body }) => ({
      success: true as const,
      data: { postalCode: body.postalCode, city: 'Lund' },
    })),
    mock('carryCartToCustomer', ({ body }) => ({ success: true as const, message: `Skickat: ${body.channel}` })),
  )
  const { user } = show()
  await find(user)
  expect(await screen.findByText(`Kundnummer ${FOUND.customerNumber}`)).toBeVisible()
  const code = screen.getByLabelText('Kundens postnummer')
  await user.clear(code)
  await user.type(code, '22222')
  await user.click(screen.getByRole('button', { name: 'Spara postnumret' }))
  expect(await screen.findByText('Postnumret är sparat.')).toBeVisible()
  expect(screen.getByText('222 22 Lund')).toBeVisible()
  const link = screen.getByRole('link', { name: 'Skicka betallänk till Anna Ek' })
  expect(link).toHaveAttribute('href', `${encodeURI('/butik-personal/betallänk')}?kund=${FOUND.customerNumber}`)
  await user.click(screen.getByRole('button', { name: 'För över varukorgen' }))
  expect(await screen.findByText('Skickat: undefined')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: /Skicka en länk till kunden/ }), 'sms')
  await user.click(screen.getByRole('button', { name: 'För över varukorgen' }))
  expect(await screen.findByText('Skickat: sms')).toBeVisible()
  const fields = { channel: 'Kundens mobilnummer tar inte emot våra sms. Välj e-post.' }
  const refusal = { code: 'request.invalid' as const, message: 'Några uppgifter behöver rättas till.', fields }
  server.use(mock('carryCartToCustomer', () => new MockRefusal(422, refusal)))
  await user.click(screen.getByRole('button', { name: 'För över varukorgen' }))
  expect(await screen.findByText(fields.channel)).toBeVisible()
})

it('says that there is no such customer, and asks for a reason [ERR-013]', async () => {
  const message = 'Ingen kund hittades.'
  server.use(mock('lookupCustomer', () => new MockRefusal(404, { code: 'customer.not-found', message })))
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Sök kund' }))
  await waitFor(() => expect(screen.getByLabelText('Varför söker du kunden?')).toBeInvalid())
  await find(user)
  expect(await screen.findByText(message)).toBeVisible()
})

it('creates a customer, or says that they are there already [STAFF-004, ERR-014]', async () => {
  const message = 'Kunden finns redan. Sök fram kunden i stället.'
  server.use(mock('createCustomer', () => new MockRefusal(409, { code: 'customer.exists', message })))
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Skapa kund' }))
  expect(await screen.findByText('Ange kundens förnamn.')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Förnamn' }), 'Nils')
  await user.type(screen.getByLabelText('Efternamn'), 'Ny')
  await user.type(screen.getByRole('textbox', { name: 'E-post' }), 'nils@klarsikt.example')
  await user.type(screen.getByRole('textbox', { name: 'Mobilnummer' }), '0701740699')
  await user.click(screen.getByRole('button', { name: 'Skapa kund' }))
  expect(await screen.findByText(message)).toBeVisible()
  const channels: (string | undefined)[] = []
  server.use(
    mock('createCustomer', ({ body }) => {
      channels.push(body.channel)
      return { success: true as const, data: { ...FOUND, isConfirmed: false } }
    }),
  )
  await user.click(screen.getByRole('radio', { name: 'Sms' }))
  await user.click(screen.getByRole('button', { name: 'Skapa kund' }))
  expect(await screen.findByText(/är upplagd med kundnummer/)).toBeVisible()
  expect(screen.getByText('Har inte bekräftat sin e-postadress')).toBeVisible()
  expect(channels).toEqual(['sms'])
})
