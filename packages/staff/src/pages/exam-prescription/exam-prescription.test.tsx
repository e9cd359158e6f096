import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { ExamPrescription } from '@klarsikt/contract/shop/types'
import { EXAM_VISIT } from '@klarsikt/page-kit/testing/customer'
import { expectNoViolations } from '@klarsikt/page-kit/testing/expect-no-violations'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, waitFor, within } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { changeExamPrescription } from './change-exam-prescription.js'
import { ExamPrescriptionPage } from './exam-prescription-page.js'
import { loadExamPrescription } from './load-exam-prescription.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const show = (data: ExamPrescription = EXAM_VISIT, id = data.id) => {
  server.use(mock('getExamPrescription', () => ({ data })))
  return open({
    path: '/butik-personal/bokningar/:id/recept',
    at: `/butik-personal/bokningar/${id}/recept`,
    load: loadExamPrescription,
    mutate: changeExamPrescription,
    page: ExamPrescriptionPage,
    role: 'optician',
  })
}

async function type(user: ReturnType<typeof show>['user']) {
  for (const eye of ['Höger öga', 'Vänster öga']) {
    const fields = within(await screen.findByRole('group', { name: eye }))
    await user.type(fields.getByLabelText('Sfär (SPH)'), '-1,25')
    await user.type(fields.getByLabelText('Pupillavstånd (PD)'), '31')
  }
}
const save = () => screen.getByRole('button', { name: 'Spara på kundens konto' })
const agree = () => screen.getByRole('checkbox', { name: /Kunden samtycker/ })

it('saves what was measured once the customer agrees, and says so', async () => {
  const { user, container } = show()
  const sent: object[] = []
  server.use(
    mock('enterExamPrescription', ({ body }) => {
      sent.push(body)
      const data = { ...EXAM_VISIT, enteredAt: '2026-11-12T10:00:00.000Z' }
      server.use(mock('getExamPrescription', () => ({ data })))
      return { success: true as const, data }
    }),
  )
  expect(await screen.findByText('Anna Ek, anna@klarsikt.example')).toBeVisible()
  await type(user)
  expect(agree()).not.toBeChecked()
  await user.click(save())
  await waitFor(() => expect(agree()).toBeInvalid())
  expect(agree()).toHaveAccessibleDescription(/Fråga kunden/)
  await expectNoViolations(container)
  expect(sent).toEqual([])
  await user.click(agree())
  await user.click(save())
  expect(await screen.findByText('Receptet är sparat på kundens konto.')).toBeVisible()
  expect(sent).toMatchObject([{ rightSphere: '-1,25', leftPupillaryDistance: '31', agreed: true }])
  expect(await screen.findByRole('button', { name: 'Ersätt receptet' })).toBeVisible()
})

it('says at each field what is wrong, also what only the service refuses [VALID-030]', async () => {
  const { user } = show()
  const fields = { leftAxis: 'Ange axeln.' }
  server.use(
    mock('enterExamPrescription', () => new MockRefusal(422, { code: 'request.invalid', message: 'Nej.', fields })),
  )
  await type(user)
  await user.click(agree())
  await user.click(save())
  const left = within(screen.getByRole('group', { name: 'Vänster öga' }))
  await waitFor(() => expect(left.getByLabelText('Axel (AX)')).toHaveAccessibleDescription(/Ange axeln/))
  expect(left.getByLabelText('Sfär (SPH)')).toHaveValue('-1,25')
})

it.each([
  [{ account: null }, /inget konto hos oss/],
  [{ mayEnter: false }, /går det inte att skriva in/],
])('has no form where nothing can be entered, and leads back', async (change, words) => {
  show({ ...EXAM_VISIT, ...change })
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Spara på kundens konto' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Till besöket' })).toBeVisible()
})

it('is not found for what is no visit, and for who is not staff', async () => {
  show(EXAM_VISIT, 'x').unmount()
  server.use(mock('getExamPrescription', () => new MockRefusal(401, { code: 'request.unauthorized', message: 'Nej.' })))
  open({
    path: '/butik-personal/bokningar/:id/recept',
    at: `/butik-personal/bokningar/${EXAM_VISIT.id}/recept`,
    load: loadExamPrescription,
    page: ExamPrescriptionPage,
    role: 'optician',
  })
  expect(await screen.findByRole('alert')).toBeVisible()
})
