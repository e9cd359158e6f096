import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { STAFF_PRESCRIPTIONS } from '@klarsikt/page-kit/testing/awaited-prescriptions'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, within } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { loadStaffPrescriptions } from './load-staff-prescriptions.js'
import { StaffPrescriptionsPage } from './staff-prescriptions-page.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const show = () =>
  open({ path: '/butik-personal/recept', load: loadStaffPrescriptions, page: StaffPrescriptionsPage, role: 'optician' })

it('lists what has come apart from what customers have to send', async () => {
  server.use(mock('getStaffPrescriptions', () => ({ data: STAFF_PRESCRIPTIONS })))
  show()
  const sent = within(await screen.findByRole('region', { name: 'Att skriva in' }))
  expect(sent.getByRole('link', { name: 'Order 12345678' })).toHaveAttribute(
    'href',
    '/butik-personal/recept/12345678-0',
  )
  const missing = within(screen.getByRole('region', { name: 'Väntar på kunden' }))
  expect(missing.getByText(/Senast/)).toBeVisible()
})

it('says that nothing waits, and is not found by anyone else', async () => {
  server.use(mock('getStaffPrescriptions', () => ({ data: { sent: [], missing: [] } })))
  show().unmount()
  show()
  expect(await screen.findByText('Inga recept väntar på att skrivas in.')).toBeVisible()
  server.use(
    mock('getStaffPrescriptions', () => new MockRefusal(401, { code: 'request.unauthorized', message: 'Nej.' })),
  )
  show()
  expect(await screen.findByRole('alert')).toHaveTextContent('error')
})
