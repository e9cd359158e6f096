import { createShopClient } from '@klarsikt/contract/client'
import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { PRESCRIPTION_PHOTO_BYTES } from '@klarsikt/core/awaited-prescription'
import * as errorMessages from '@klarsikt/core/messages/error'
import { AWAITED_ORDER, AWAITED_PAIR } from '@klarsikt/page-kit/testing/awaited-prescriptions'
import { expectNoViolations } from '@klarsikt/page-kit/testing/expect-no-violations'
import { open } from '@klarsikt/page-kit/testing/mount'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { loadSendPrescription } from './load-send-prescription.js'
import { SendPrescriptionPage } from './send-prescription-page.js'
import { sendPrescription } from './send-prescription.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const PATH = '/skicka-recept'
const LINK = { order: '12345678', key: 'k' }
let order = AWAITED_ORDER
beforeEach(() => {
  order = AWAITED_ORDER
  server.use(mock('getAwaitedOrder', () => ({ data: order })))
})
const show = () =>
  open({
    path: PATH,
    at: `${PATH}?${new URLSearchParams(LINK)}`,
    load: loadSendPrescription,
    mutate: sendPrescription,
    page: SendPrescriptionPage,
  })
const picture = new File([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])], 'recept.jpg', { type: 'image/jpeg' })

/** A HEIC photo as an iPhone stores it, with a name that claims JPEG. */
const heic = new File(['\0\0\0\u0018ftypheic', new Uint8Array(PRESCRIPTION_PHOTO_BYTES)], 'IMG_1.jpg')

/** The form with the photo, as the browser sends it. */
function photoForm(file?: File) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...LINK, position: '0', intent: 'photo' })) form.set(name, value)
  if (file) form.set('file', file)
  return sendPrescription(
    createShopClient({ baseUrl: location.origin, apiKey: 'key', csrfToken: async () => 't' }),
    form,
  )
}

it('sends a picture by the link of the letter', async () => {
  const sent: unknown[] = []
  server.use(
    mock('sendPrescriptionPhoto', ({ body }) => {
      sent.push(body)
      return { success: true as const, data: order }
    }),
  )
  expect(await photoForm(picture)).toEqual({ step: 'sent' })
  expect(sent).toEqual([{ ...LINK, position: 0, file: '/9j/4A==' }])
  const fields = { file: 'Filen går inte att läsa.' }
  server.use(
    mock('sendPrescriptionPhoto', () => new MockRefusal(422, { code: 'request.invalid', message: 'Nej.', fields })),
  )
  expect(await photoForm(picture)).toEqual({ step: 'photo', position: 0, problem: fields.file })
})

it('keeps the page where the line is lost, says so at the picture, and sends it again [ERR-002]', async () => {
  let isLost = true
  server.use(
    http.post('*/api/prescription/awaited/photo', () => (isLost ? HttpResponse.error() : undefined)),
    mock('sendPrescriptionPhoto', () => ({ success: true as const, data: order })),
  )
  expect(await photoForm(picture)).toEqual({ step: 'photo', position: 0, problem: errorMessages.generic() })
  isLost = false
  expect(await photoForm(picture)).toEqual({ step: 'sent' })
})

it('sends nothing that is no picture, or too large', async () => {
  const problem = async (file?: File) => {
    const answer = await photoForm(file)
    return answer.step === 'photo' ? answer.problem : null
  }
  expect(await problem()).toMatch(/Välj en bild/)
  expect(await problem(new File(['hej'], 'recept.jpg', { type: 'image/jpeg' }))).toMatch(/går inte att läsa/)
  expect(await problem(heic)).toMatch(/HEIC.*Mest kompatibelt/)
  expect(await problem(new File([new Uint8Array(PRESCRIPTION_PHOTO_BYTES + 1)], 'a.jpg'))).toMatch(/för stor/)
})

it('asks for a picture by a form that is sent as files are, and says when it came', async () => {
  const { container } = show()
  const field = await screen.findByLabelText('Bild av receptet')
  expect(field.closest('form')).toHaveAttribute('enctype', 'multipart/form-data')
  expect(field).toHaveAccessibleDescription(/högst 8 MB/)
  await expectNoViolations(container)
  cleanup()
  order = {
    ...AWAITED_ORDER,
    pairs: [{ ...AWAITED_PAIR, state: 'sent', stateText: 'Bilden har kommit', sentAt: '2026-11-28T09:00:00.000Z' }],
  }
  show()
  expect(await screen.findByRole('button', { name: 'Skicka en ny bild' })).toBeVisible()
  expect(screen.getByText(/Bilden kom/)).toBeVisible()
})

it('says at the field what to do about a picture of an iPhone as soon as it is chosen, and takes it back for another', async () => {
  const { user } = show()
  const field = await screen.findByLabelText('Bild av receptet')
  expect(field).toHaveAttribute('accept', expect.not.stringContaining('hei'))
  await user.upload(field, new File([heic], 'IMG_1.jpg', { type: 'image/jpeg' }))
  await waitFor(() => expect(field).toBeInvalid())
  expect(field).toHaveAccessibleDescription(/Ta en skärmbild/)
  await user.upload(field, picture)
  await waitFor(() => expect(field).not.toHaveAccessibleDescription(/skärmbild/))
})

it('takes typed strengths, and says at the field what the backend refuses', async () => {
  const sent: unknown[] = []
  const fields = { 'right.sphere': 'Höger öga behöver ett annat glas.' }
  server.use(
    mock('typeAwaitedPrescription', ({ body }) => {
      sent.push(body.prescription)
      if (sent.length === 1) return new MockRefusal(422, { code: 'lens.unsuitable', message: 'Nej.', fields })
      return { success: true as const, data: order }
    }),
  )
  const { user } = show()
  await user.click(await screen.findByText('Skriv in styrkorna själv'))
  await user.click(screen.getByRole('button', { name: 'Spara styrkorna' }))
  await waitFor(() => expect(screen.getAllByLabelText('Sfär (SPH)')[0]).toBeInvalid())
  for (const label of ['Sfär (SPH)', 'Pupillavstånd (PD)'])
    for (const field of screen.getAllByLabelText(label)) await user.type(field, label.startsWith('Sf') ? '-1,25' : '31')
  await user.click(screen.getByRole('checkbox', { name: /högst ett år/ }))
  await user.click(screen.getByRole('button', { name: 'Spara styrkorna' }))
  expect((await screen.findAllByText(/behöver ett annat glas/)).length).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: 'Spara styrkorna' }))
  expect(await screen.findByText('Tack! Styrkorna är sparade.')).toBeVisible()
  expect(sent[1]).toEqual({
    right: { sphere: '-1,25', pupillaryDistance: '31' },
    left: { sphere: '-1,25', pupillaryDistance: '31' },
    confirmedRecent: true,
  })
})

it('shows what the store has written, and cancels the order without cost', async () => {
  order = {
    ...AWAITED_ORDER,
    pairs: [{ ...AWAITED_PAIR, state: 'asked', stateText: 'Vi behöver en ny bild', request: 'Datumet syns inte.' }],
  }
  server.use(
    mock('cancelAwaitedOrder', () => {
      order = { ...AWAITED_ORDER, isCancelled: true, mayCancel: false }
      return { success: true as const, data: order }
    }),
  )
  const { user } = show()
  expect(await screen.findByText('Datumet syns inte.')).toBeVisible()
  await user.click(screen.getByText('Avbeställ ordern'))
  await user.click(screen.getByRole('button', { name: 'Ja, avbeställ' }))
  expect(await screen.findByText('Order 12345678 är avbeställd. Du betalar ingenting.')).toBeVisible()
  expect(screen.queryByLabelText('Bild av receptet')).toBeNull()
})

it('opens nothing for another link', async () => {
  server.use(
    mock('getAwaitedOrder', () => new MockRefusal(404, { code: 'awaited-prescription.not-found', message: 'Nej.' })),
  )
  show()
  expect(await screen.findByRole('alert')).toHaveTextContent('error')
})
