import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { withdraw } from '../features/withdrawal/withdraw.js'
import { loadContext, loaderArgs, ORIGIN } from '../testing/loader-context.js'
import { mockShopServer, renderShop } from '../testing/render-shop.js'
import Withdrawal, { action, loader } from './withdrawal.js'

const { server } = mockShopServer()
const PATH = '/%C3%A5ngra-k%C3%B6p'
type Args = Parameters<typeof Withdrawal>[0]

async function open(query = '') {
  const loaderData = await loader(loaderArgs(PATH + query))
  return renderShop((actionData) => <Withdrawal {...({ loaderData, actionData } as unknown as Args)} />, {
    path: PATH + query,
    mutation: withdraw,
  })
}

const user = userEvent.setup()
async function fill() {
  await user.type(screen.getByLabelText('För- och efternamn'), 'Eva Åkerlund')
  await user.type(screen.getByLabelText('Ordernummer'), '1234 5678')
  await user.type(screen.getByLabelText('E-postadress'), 'eva@example.se')
  await user.click(screen.getByRole('button', { name: 'Fortsätt' }))
}

describe('the withdrawal function', () => {
  it('shows what will be declared, asks once more, and says when it was received', async () => {
    const seen: unknown[] = []
    server.use(
      mock('declareWithdrawal', ({ body, headers }) => {
        seen.push([body, headers.get('CSRF-TOKEN')])
        return { data: { ...body, goods: '', receivedAt: '2026-11-24T10:04:00.000Z' } }
      }),
    )
    const { container } = await open()
    await fill()
    const review = await screen.findByRole('heading', { name: 'Kontrollera innan du bekräftar' })
    await waitFor(() => expect(review).toHaveFocus())
    for (const fact of [
      'Eva Åkerlund',
      '12345678',
      'eva@example.se',
      'Hela köpet',
      'Jag meddelar att jag ångrar mitt avtal om köp.',
    ])
      expect(screen.getByText(fact)).toBeInTheDocument()
    expect(seen).toEqual([])
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).toEqual([])

    await user.click(screen.getByRole('button', { name: 'Bekräfta att jag ångrar avtalet' }))
    expect(await screen.findByRole('status')).toHaveTextContent(
      'Vi har tagit emot din begäran 24 november 2026 kl. 11:04. En bekräftelse är skickad till eva@example.se.',
    )
    expect(seen).toEqual([
      [{ name: 'Eva Åkerlund', orderNumber: '12345678', email: 'eva@example.se', goods: '' }, 'token'],
    ])
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('names what is wrong and keeps what was typed', async () => {
    await open()
    await user.type(screen.getByLabelText('Ordernummer'), '12')
    await user.click(screen.getByRole('button', { name: 'Fortsätt' }))
    const alert = await screen.findByRole('alert')
    for (const problem of [
      'Ange ditt för- och efternamn.',
      'Ange ordernumret med åtta siffror.',
      'Ange din e-postadress.',
    ])
      expect(alert).toHaveTextContent(problem)
    expect(screen.getByLabelText('Ordernummer')).toHaveValue('12')
    await waitFor(() => expect(screen.getByLabelText('För- och efternamn')).toHaveFocus())
  })

  it('goes back to the form with everything in it', async () => {
    await open()
    await fill()
    await user.click(await screen.findByRole('button', { name: 'Ändra uppgifterna' }))
    expect(await screen.findByLabelText('För- och efternamn')).toHaveValue('Eva Åkerlund')
    expect(screen.getByLabelText('Ordernummer')).toHaveValue('12345678')
  })

  it('loses nothing when the declaration cannot be received, and says what else counts', async () => {
    server.use(
      mock('declareWithdrawal', () => new MockRefusal(429, { code: 'rate-limited', message: 'För många försök.' })),
    )
    await open()
    await fill()
    await user.click(await screen.findByRole('button', { name: 'Bekräfta att jag ångrar avtalet' }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Din ångran är inte skickad än')
    expect(alert).toHaveTextContent('För många försök.')
    server.resetHandlers()
  })

  it('knows the order number from the link of a letter, and takes nothing else from an address', async () => {
    server.use(
      mock('getCustomerDetails', () => new MockRefusal(401, { code: 'request.unauthorized', message: 'Logga in.' })),
    )
    const { unmount } = await open('?ordernummer=12345678')
    expect(screen.getByLabelText('Ordernummer')).toHaveValue('12345678')
    unmount()
    await open('?ordernummer=%3Cb%3E')
    expect(screen.getByLabelText('Ordernummer')).toHaveValue('')
  })

  it('knows who is logged in, when the order is known as well', async () => {
    const details = {
      customerNumber: '123456782',
      personalNumber: null,
      birthDate: null,
      firstName: 'Anna',
      lastName: 'Ek',
      email: 'anna@klarsikt.example',
      mobile: '',
      street: '',
      postalCode: '',
      city: '',
      marketing: { email: false, sms: false },
    }
    server.use(mock('getCustomerDetails', () => ({ data: details })))
    const { unmount } = await open('?ordernummer=12345678')
    expect(screen.getByLabelText('För- och efternamn')).toHaveValue('Anna Ek')
    expect(screen.getByLabelText('E-postadress')).toHaveValue('anna@klarsikt.example')
    unmount()
    await open()
    expect(screen.getByLabelText('För- och efternamn')).toHaveValue('')
  })

  it('stands also in a shop without a text about it', async () => {
    server.use(mock('getPage', () => new MockRefusal(404, { code: 'page.not-found', message: '' })))
    await open()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ångra köp')
    expect(screen.getByRole('button', { name: 'Fortsätt' })).toBeEnabled()
  })

  it('declares nothing that was not reviewed in a valid form', async () => {
    const sent = new Request(ORIGIN + PATH, {
      method: 'POST',
      body: new URLSearchParams({ step: 'confirm', name: '', orderNumber: '12345678', email: 'eva@example.se' }),
    })
    const answer = await action({ request: sent, context: loadContext(), params: {} } as unknown as Parameters<
      typeof action
    >[0])
    expect([answer.init?.status, answer.data]).toMatchObject([
      422,
      { step: 'form', form: { error: { name: [expect.any(String)] } } },
    ])
  })
})
