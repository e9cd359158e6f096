import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { STAFF_PRESCRIPTION } from '@klarsikt/page-kit/testing/awaited-prescriptions'
import { expectNoViolations } from '@klarsikt/page-kit/testing/expect-no-violations'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, waitFor } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { changeStaffPrescription } from './change-staff-prescription.js'
import { loadStaffPrescription } from './load-staff-prescription.js'
import { StaffPrescriptionPage } from './staff-prescription-page.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

let data = STAFF_PRESCRIPTION
beforeEach(() => {
  data = STAFF_PRESCRIPTION
  server.use(mock('getStaffPrescription', () => ({ data })))
})
const show = (id = data.id) =>
  open({
    path: '/butik-personal/recept/:id',
    at: `/butik-personal/recept/${id}`,
    load: loadStaffPrescription,
    mutate: changeStaffPrescription,
    page: StaffPrescriptionPage,
    role: 'optician',
  })

async function type(user: ReturnType<typeof show>['user']) {
  for (const label of ['Sfär (SPH)', 'Pupillavstånd (PD)'])
    for (const field of await screen.findAllByLabelText(label))
      await user.type(field, label.startsWith('Sf') ? '-3' : '31')
  await user.click(screen.getByRole('checkbox', { name: 'Receptet är högst ett år gammalt.' }))
  await user.click(screen.getByRole('button', { name: 'Skriv in och släpp ordern' }))
}

it('shows the picture beside the form, and offers another lens where the chosen one does not suit', async () => {
  const sent: object[] = []
  const fields = { 'right.sphere': 'Glaset passar inte.', changesLenses: 'Klara, index 1,6' }
  server.use(
    mock('enterPrescription', ({ body }) => {
      sent.push(body)
      if (!body.changesLenses) return new MockRefusal(422, { code: 'lens.unsuitable', message: 'Nej.', fields })
      data = { ...data, state: 'entered', stateText: 'Styrkorna är inskrivna', isOpen: false }
      return { success: true as const, data }
    }),
  )
  const { user, container } = show()
  expect(await screen.findByRole('img', { name: /receptet till order 12345678/ })).toHaveAttribute(
    'src',
    data.photo?.path,
  )
  await expectNoViolations(container)
  await type(user)
  await user.click(await screen.findByRole('checkbox', { name: 'Byt till Klara, index 1,6, som inte kostar mer' }))
  await user.click(screen.getByRole('button', { name: 'Skriv in och släpp ordern' }))
  expect(await screen.findByText('Styrkorna är inskrivna.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Skriv in och släpp ordern' })).toBeNull()
  expect(sent.map((body) => 'changesLenses' in body)).toEqual([false, true])
})

it('shows that no lens suits, or that it has been entered meanwhile', async () => {
  let code: 'lens.unsuitable' | 'awaited-prescription.ended' = 'lens.unsuitable'
  server.use(mock('enterPrescription', () => new MockRefusal(409, { code, message: 'Någon hann före.', fields: {} })))
  const { user } = show()
  await type(user)
  expect(await screen.findByText(/Inget glas som passar ryms/)).toBeVisible()
  code = 'awaited-prescription.ended'
  await user.click(screen.getByRole('button', { name: 'Skriv in och släpp ordern' }))
  expect(await screen.findByText('Någon hann före.')).toBeVisible()
})

it('asks for a new picture with some words', async () => {
  const sent: unknown[] = []
  server.use(
    mock('askForPrescription', ({ body }) => {
      sent.push(body)
      data = { ...data, state: 'asked', stateText: 'Vi behöver en ny bild' }
      return { success: true as const, data }
    }),
  )
  const { user } = show()
  await user.click(await screen.findByText('Be om en ny bild'))
  const words = screen.getByRole('textbox', { name: 'Vad är fel med bilden?' })
  await user.click(screen.getByRole('button', { name: 'Skicka till kunden' }))
  await waitFor(() => expect(words).toBeInvalid())
  await user.type(words, 'Datumet syns inte.')
  await user.click(screen.getByRole('button', { name: 'Skicka till kunden' }))
  expect(await screen.findByText('Kunden har fått ett mejl.')).toBeVisible()
  expect(sent).toEqual([{ message: 'Datumet syns inte.' }])
})

it('is not found by anyone else, nor by an id that is none', async () => {
  server.use(
    mock('getStaffPrescription', () => new MockRefusal(401, { code: 'request.unauthorized', message: 'Nej.' })),
  )
  show()
  expect(await screen.findByRole('alert')).toHaveTextContent('error')
})
