import { mock, MockRefusal } from '@klarsikt/contract/msw'
import {
  EXAM_PRESCRIPTION,
  OLD_PRESCRIPTION,
  OPEN_PRESCRIPTION,
  PRESCRIPTION,
} from '@klarsikt/page-kit/testing/customer'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, waitFor, within } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { changePrescriptions } from './change-prescriptions.js'
import { loadPrescriptions } from './load-prescriptions.js'
import { PrescriptionsPage } from './prescriptions-page.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const PATH = '/mitt-konto/synundersökningar'
const show = (prescriptions = [PRESCRIPTION, OLD_PRESCRIPTION], at = PATH) => {
  server.use(
    mock('getPrescriptions', () => ({ data: prescriptions })),
    mock('getPrescription', () => ({ data: OPEN_PRESCRIPTION })),
  )
  return open({ path: PATH, at, load: loadPrescriptions, mutate: changePrescriptions, page: PrescriptionsPage })
}
const type = async (user: ReturnType<typeof show>['user']) => {
  for (const eye of ['Höger öga', 'Vänster öga']) {
    const fields = within(await screen.findByRole('group', { name: eye }))
    await user.type(fields.getByLabelText('Sfär (SPH)'), '-1,25')
    await user.type(fields.getByLabelText('Pupillavstånd (PD)'), '31')
  }
  await user.type(screen.getByLabelText('Datum för synundersökningen'), '2026-03-01')
}
const save = () => screen.getByRole('button', { name: 'Spara synundersökningen' })
const agree = () => screen.getByRole('checkbox', { name: /Jag samtycker/ })

describe('the saved prescriptions', () => {
  it('hide their strengths, and say until when they can be used [VALID-026]', async () => {
    show()
    const list = within(await screen.findByRole('list', { name: 'Sparade synundersökningar' }))
    expect(screen.getAllByRole('heading', { name: 'Sparade synundersökningar' })).toHaveLength(1)
    const [first, second] = list.getAllByRole('listitem')
    expect(first).toHaveTextContent(/Synundersökning 1 mars 2026.*Gäller till 1 mars 2027.*Styrkorna är dolda/)
    expect(second).toHaveTextContent(/För gammal.*går inte att använda/)
    expect(document.body).not.toHaveTextContent('1,25')
    expect(screen.getByRole('link', { name: 'Visa styrkor från 1 mars 2026' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?visa=rx-1$/),
    )
  })

  it('say where one is from that an optician has measured', async () => {
    show([EXAM_PRESCRIPTION])
    expect(await screen.findByText(/^Från din synundersökning 1 mars 2026 i Uppsala/)).toBeVisible()
  })

  it('show the strengths of the one that is opened, and of no other', async () => {
    show([PRESCRIPTION, OLD_PRESCRIPTION], `${PATH}?visa=rx-1`)
    expect(await screen.findByText(/Höger: SPH −1,25 PD 31,5/)).toBeVisible()
    expect(screen.getByText('Styrkorna är dolda.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Dölj styrkor' })).toBeVisible()
  })

  it('are none at first, and none is opened that is not there', async () => {
    show([], `${PATH}?visa=rx-9`)
    expect(await screen.findByText('Du har ingen sparad synundersökning.')).toBeVisible()
  })

  it('are removed by one press', async () => {
    const { user } = show()
    let removed: unknown
    server.use(mock('removePrescription', ({ body }) => ((removed = body), { success: true as const })))
    await user.click(await screen.findByRole('button', { name: 'Ta bort synundersökningen från 1 mars 2026' }))
    expect(await screen.findByText('Synundersökningen är borttagen.')).toBeVisible()
    expect(removed).toEqual({ id: 'rx-1' })
  })

  it('lead to the log-in without one, and back', async () => {
    server.use(
      mock('getPrescriptions', () => new MockRefusal(401, { code: 'request.unauthorized', message: 'Logga in.' })),
    )
    open({ path: PATH, load: loadPrescriptions, mutate: changePrescriptions, page: PrescriptionsPage })
    expect(await screen.findByText('at /mitt-konto/logga-in')).toBeVisible()
  })
})

describe('a prescription that is added', () => {
  it('is sent as typed, and only once the consent is ticked', async () => {
    const { user } = show([])
    let sent: unknown
    server.use(mock('savePrescription', ({ body }) => ((sent = body), { success: true as const, data: PRESCRIPTION })))
    await type(user)
    expect(agree()).not.toBeChecked()
    await user.click(save())
    await waitFor(() => expect(agree()).toBeInvalid())
    expect(sent).toBeUndefined()
    await user.click(agree())
    await user.click(save())
    expect(await screen.findByText('Synundersökningen är sparad.')).toBeVisible()
    expect(sent).toMatchObject({
      rightSphere: '-1,25',
      rightCylinder: '',
      leftPupillaryDistance: '31',
      issuedOn: '2026-03-01',
      agreed: true,
    })
  })

  it('says at each field what is wrong before anything is sent [VALID-030]', async () => {
    const { user } = show([])
    await type(user)
    const right = within(screen.getByRole('group', { name: 'Höger öga' }))
    await user.type(right.getByLabelText('Axel (AX)'), '90')
    await user.click(agree())
    await user.click(save())
    await waitFor(() => expect(right.getByLabelText('Axel (AX)')).toBeInvalid())
  })

  it('shows what the server refuses at its field, and loses nothing', async () => {
    const { user } = show([])
    const fields = { issuedOn: 'Synundersökningen är äldre än ett år.' }
    server.use(
      mock('savePrescription', () => new MockRefusal(422, { code: 'request.invalid', message: 'Rätta till.', fields })),
    )
    await type(user)
    await user.click(agree())
    await user.click(save())
    await waitFor(() => expect(screen.getByLabelText('Datum för synundersökningen')).toBeInvalid())
    expect(within(screen.getByRole('group', { name: 'Höger öga' })).getByLabelText('Sfär (SPH)')).toHaveValue('-1,25')
  })
})
