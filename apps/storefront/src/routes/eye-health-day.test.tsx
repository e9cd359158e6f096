import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { addDays, sameOrNextWorkingDay, stockholmDate } from '@klarsikt/core/calendar'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { requestEyeHealthDay } from '../features/eye-health-day/request-eye-health-day.js'
import { loaderArgs } from '../testing/loader-context.js'
import { mockShopServer, renderShop } from '../testing/render-shop.js'
import EyeHealthDay, { loader } from './eye-health-day.js'

const { server } = mockShopServer()
const PATH = '/b2b/%C3%B6gonh%C3%A4lsodag'
type Args = Parameters<typeof EyeHealthDay>[0]
const PREFERRED = sameOrNextWorkingDay(addDays(stockholmDate(new Date()), 30))

async function open() {
  const loaderData = await loader(loaderArgs(PATH))
  return renderShop((actionData) => <EyeHealthDay {...({ loaderData, actionData } as unknown as Args)} />, {
    path: PATH,
    mutation: requestEyeHealthDay,
  })
}

const user = userEvent.setup()
async function fill() {
  await user.type(screen.getByLabelText('Företagets namn'), 'Bygg & Co AB')
  await user.type(screen.getByLabelText('Organisationsnummer'), '5560160680')
  await user.type(screen.getByLabelText('Kontaktperson'), 'Åsa Ek')
  await user.type(screen.getByLabelText('E-postadress'), 'asa@bygg.example')
  await user.type(screen.getByLabelText('Mobilnummer'), '070-174 06 05')
  fireEvent.change(screen.getByLabelText('Önskad dag'), { target: { value: PREFERRED } })
  await user.type(screen.getByLabelText('Antal deltagare'), '12')
}
const send = () => user.click(screen.getByRole('button', { name: 'Skicka förfrågan' }))

describe('the page of eye health days [ROUTE-033]', () => {
  it('sends what was typed, and says where the confirmation went', async () => {
    const seen: unknown[] = []
    server.use(
      mock('requestEyeHealthDay', ({ body }) => {
        seen.push(body)
        return { success: true as const, email: body.email }
      }),
    )
    const { container } = await open()
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).toEqual([])
    await fill()
    await send()
    expect(await screen.findByText(/Vi har mejlat en bekräftelse till asa@bygg\.example\./)).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Förfrågan är skickad' })).toHaveFocus())
    expect(seen).toEqual([
      {
        companyName: 'Bygg & Co AB',
        organisationNumber: '556016-0680',
        contact: 'Åsa Ek',
        email: 'asa@bygg.example',
        mobile: '+46701740605',
        preferredDay: PREFERRED,
        participants: '12',
        note: '',
      },
    ])
  })

  it('names what is wrong and keeps what was typed', async () => {
    await open()
    await user.type(screen.getByLabelText('Organisationsnummer'), '556016-0681')
    await send()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Ange företagets namn.')
    expect(alert).toHaveTextContent('Organisationsnumret stämmer inte.')
    expect(screen.getByLabelText('Organisationsnummer')).toHaveValue('556016-0681')
    await waitFor(() => expect(screen.getByLabelText('Företagets namn')).toHaveFocus())
  })

  it('loses nothing when the request cannot be received', async () => {
    server.use(
      mock('requestEyeHealthDay', () => new MockRefusal(429, { code: 'rate-limited', message: 'För många försök.' })),
    )
    await open()
    await fill()
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent('För många försök.')
    expect(screen.getByLabelText('Kontaktperson')).toHaveValue('Åsa Ek')
  })

  it('stands also in a shop without a text about it', async () => {
    server.use(mock('getPage', () => new MockRefusal(404, { code: 'page.not-found', message: '' })))
    await open()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Boka ögonhälsodag')
  })
})
