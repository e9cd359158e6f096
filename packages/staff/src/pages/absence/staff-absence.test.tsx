import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { open } from '@klarsikt/page-kit/testing/mount'
import { screen, within } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { absences, STORE_DATE } from '../../testing/store-bookings.js'
import { changeAbsence } from './change-absence.js'
import { loadAbsence } from './load-absence.js'
import { StaffAbsencePage } from './staff-absence-page.js'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const PATH = '/butik-personal/bokningar/frånvaro'
const show = (query: string = '') => {
  server.use(absences)
  return open({
    role: 'optician',
    path: PATH,
    at: PATH + query,
    load: loadAbsence,
    mutate: changeAbsence,
    page: StaffAbsencePage,
  })
}

it('shows what an absence hits before it is put in, and what came of it after', async () => {
  const sent: unknown[] = []
  const { user } = show()
  server.use(
    mock('reportAbsence', ({ body }) => {
      sent.push(body)
      return { success: true as const, kept: 1, asked: 1 }
    }),
  )
  await user.selectOptions(await screen.findByLabelText('Vem'), 'Ada Lind')
  await user.selectOptions(screen.getByLabelText(/Anledning/), 'Ledighet')
  await user.click(screen.getByRole('button', { name: 'Visa vilka besök det gäller' }))
  const hits = within(await screen.findByRole('region', { name: 'Besök som berörs' }))
  expect(
    hits.getByText(
      'Ada Lind är borta 3 november. 1 besök går till en kollega, och 1 kund får brev och sms om att boka om.',
    ),
  ).toBeVisible()
  const [kept, asked] = hits.getAllByRole('listitem')
  expect(kept).toHaveTextContent('Går till Bo Ek')
  expect(asked).toHaveTextContent('Ska boka om')
  expect(sent).toEqual([])
  await user.click(hits.getByRole('button', { name: 'Lägg in frånvaron' }))
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Frånvaron är inlagd. 1 besök gick till en kollega, och 1 kund har fått brev om att boka om.',
  )
  expect(screen.getByRole('link', { name: 'Kunder att boka om' })).toHaveAttribute('href', '/butik-personal/bokningar')
  expect(sent).toEqual([{ resourceId: 'ada', from: STORE_DATE, to: STORE_DATE, reason: 'leave' }])
})

it('says what is missing at its field, and keeps the rest', async () => {
  show(`?optiker=&fran=${STORE_DATE}&till=${STORE_DATE}&orsak=training`)
  expect(await screen.findByText('Välj vem som är borta.')).toBeVisible()
  expect(screen.getByLabelText('Första dagen')).toHaveValue(STORE_DATE)
  expect(screen.getByLabelText(/Anledning/)).toHaveValue('training')
})

it('shows what the backend refuses at the field it names', async () => {
  show(`?optiker=ada&fran=${STORE_DATE}&till=2026-11-01`)
  const fields = { to: 'Välj ett slut som inte är före början.' }
  server.use(
    mock('getAbsences', ({ query }) => {
      if (!query.has('resourceId')) return { data: { absences: [], resources: [], today: STORE_DATE, hits: null } }
      return new MockRefusal(422, { code: 'request.invalid', message: 'Något är fel.', fields })
    }),
  )
  expect(await screen.findByText(fields.to)).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Besök som berörs' })).not.toBeInTheDocument()
})

it('takes an absence out again', async () => {
  const sent: unknown[] = []
  const { user } = show()
  server.use(
    mock('withdrawAbsence', ({ body }) => {
      sent.push(body)
      return { success: true as const }
    }),
  )
  await user.click(await screen.findByText('Cia Winter, 3–5 november (utbildning)'))
  await user.click(screen.getByRole('button', { name: 'Ta bort frånvaron' }))
  expect(await screen.findByText('Frånvaron är borttagen.')).toBeVisible()
  expect(sent).toEqual([{ resourceId: 'cia', from: STORE_DATE, to: '2026-11-05' }])
})
