import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openCheckout } from '../../testing/open-checkout.js'
import { mockShopServer } from '../../testing/render-shop.js'

const { server, current } = mockShopServer()

beforeEach(() => {
  sessionStorage.clear()
  server.use(http.get('*/postal-codes/41.json', () => HttpResponse.json({ '41119': 'Göteborg' })))
})

async function open() {
  return { user: userEvent.setup(), ...(await openCheckout(current)) }
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  for (const [label, value] of [
    ['E-postadress', 'a@b.se'],
    ['Mobilnummer', '0701740605'],
    ['Förnamn', 'Åsa'],
    ['Efternamn', 'Ek'],
    ['Gatuadress', 'Storgatan 1'],
    ['Postnummer', '41119'],
  ] as const)
    await user.type(screen.getByLabelText(label), value)
  await waitFor(() => expect(screen.getByLabelText('Ort')).toHaveValue('Göteborg'))
}

describe('the buyer’s details', () => {
  it.each([
    ['E-postadress', 'email', 'email'],
    ['Mobilnummer', 'tel', 'tel'],
    ['Förnamn', 'given-name', 'text'],
    ['Efternamn', 'family-name', 'text'],
    ['Gatuadress', 'street-address', 'text'],
    ['Postnummer', 'postal-code', 'numeric'],
    ['Ort', 'address-level2', 'text'],
  ])('%s is filled by the browser and typed with the right keyboard', async (label, autoComplete, inputMode) => {
    await open()
    expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', autoComplete)
    expect(screen.getByLabelText(label)).toHaveAttribute('inputmode', inputMode)
  })

  it('moves nothing under a press until it has become a click', async () => {
    const { user } = await open()
    await user.type(screen.getByLabelText('E-postadress'), 'a@')
    const button = screen.getByRole('button', { name: 'Fortsätt till leverans' })
    await user.pointer({ keys: '[MouseLeft>]', target: button })
    expect(screen.getByLabelText('E-postadress')).not.toHaveFocus()
    expect(screen.getByLabelText('E-postadress')).not.toHaveAttribute('aria-invalid', 'true')
    await user.pointer({ keys: '[/MouseLeft]', target: button })
    expect(await screen.findByRole('alert')).toHaveTextContent('7 fält behöver rättas till.')
    await waitFor(() => expect(screen.getByLabelText('E-postadress')).toHaveFocus())
  })

  it('asks for every required field, in order, and leads to the first [VALID-003] [VALID-004] [VALID-006] [VALID-008] [VALID-014] [VALID-015] [VALID-016]', async () => {
    const saved = vi.fn<() => MockRefusal>()
    server.use(mock('setCustomer', saved))
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Fortsätt till leverans' }))
    expect(screen.getByRole('alert')).toHaveTextContent('7 fält behöver rättas till.')
    expect(
      within(await screen.findByRole('alert'))
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Ange din e-postadress.',
      'Ange ditt mobilnummer.',
      'Ange ditt förnamn.',
      'Ange ditt efternamn.',
      'Ange gatuadress.',
      'Ange postnummer.',
      'Ange ort.',
    ])
    expect(screen.getByLabelText('E-postadress')).toHaveFocus()
    expect(saved).not.toHaveBeenCalled()
  })

  it.each([
    ['E-postadress', 'a@', 'a@b.se', /giltig e-postadress/, 'ERR-026'],
    ['Mobilnummer', 'abc', '0701740605', /giltigt mobilnummer/, 'ERR-025'],
    ['Förnamn', '$$', 'Åsa', /bara innehålla bokstäver/, 'ERR-027'],
    ['Gatuadress', '<>', 'Storgatan 1', /gatuadress/, 'ERR-028'],
    ['Postnummer', '12', '41119', /fem siffror/, 'ERR-024'],
    ['Ort', '123$', 'Lund', /giltig ort/, 'ERR-031'],
  ])('judges %s on leaving it and is content as soon as it is right [%s]', async (label, wrong, right, text) => {
    const { user } = await open()
    const input = screen.getByLabelText(label)
    await user.type(input, wrong)
    expect(screen.queryByText(text)).not.toBeInTheDocument()
    await user.tab()
    expect(screen.getByText(text)).toBeInTheDocument()
    expect(input).toHaveAccessibleDescription(expect.stringMatching(text))
    await user.clear(input)
    await user.type(input, right)
    expect(screen.queryByText(text)).not.toBeInTheDocument()
  })

  it('fills the city from the postal code and leaves one that was written', async () => {
    const { user } = await open()
    await user.type(screen.getByLabelText('Postnummer'), '41119')
    await waitFor(() => expect(screen.getByLabelText('Ort')).toHaveValue('Göteborg'))
    await user.clear(screen.getByLabelText('Ort'))
    await user.type(screen.getByLabelText('Ort'), 'Hisingen')
    await user.clear(screen.getByLabelText('Postnummer'))
    await user.type(screen.getByLabelText('Postnummer'), '41119')
    expect(screen.getByLabelText('Ort')).toHaveValue('Hisingen')
  })

  it('keeps what is typed when the call fails, and through a reload [ERR-002]', async () => {
    server.use(http.post('*/api/checkout/setCustomer', () => HttpResponse.error()))
    const { user, unmount } = await open()
    await fill(user)
    await user.click(screen.getByRole('button', { name: 'Fortsätt till leverans' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Något gick fel.')
    expect(screen.getByLabelText('Förnamn')).toHaveValue('Åsa')
    unmount()
    await open()
    expect(screen.getByLabelText('Förnamn')).toHaveValue('Åsa')
    expect(screen.getByLabelText('Ort')).toHaveValue('Göteborg')
  })

  it('shows what the server objects to at its field', async () => {
    const fields = { mobile: 'Ange ett giltigt mobilnummer, till exempel 070-123 45 67.' }
    server.use(
      mock(
        'setCustomer',
        () =>
          new MockRefusal(422, { code: 'request.invalid', message: 'Några uppgifter behöver rättas till.', fields }),
      ),
    )
    const { user } = await open()
    await fill(user)
    await user.click(screen.getByRole('button', { name: 'Fortsätt till leverans' }))
    await waitFor(() => expect(screen.getByLabelText('Mobilnummer')).toHaveFocus())
    expect(screen.getByLabelText('Mobilnummer')).toBeInvalid()
  })

  it('keeps what the server objects to when the press that sent the form ends late', async () => {
    const fields = { mobile: 'Ange ett giltigt mobilnummer, till exempel 070-123 45 67.' }
    server.use(mock('setCustomer', () => new MockRefusal(422, { code: 'request.invalid', message: 'Fel.', fields })))
    const { user } = await open()
    await fill(user)
    const last = screen.getByLabelText('Postnummer')
    const send = screen.getByRole('button', { name: 'Fortsätt till leverans' })
    fireEvent.pointerDown(send)
    fireEvent.blur(last)
    fireEvent.submit(last.closest('form') as HTMLFormElement)
    await waitFor(() => expect(screen.getByLabelText('Mobilnummer')).toBeInvalid())
    fireEvent.click(document.body)
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(screen.getByLabelText('Mobilnummer')).toBeInvalid()
  })

  it('never preselects marketing', async () => {
    await open()
    expect(screen.getByRole('checkbox')).not.toBeChecked()
  })
})

describe('an account', () => {
  const account = {
    email: 'anna@klarsikt.example',
    mobile: '+46701740605',
    firstName: 'Anna',
    lastName: 'Ek',
    street: 'Storgatan 2',
    postalCode: '111 47',
    city: 'Stockholm',
  }
  it('fills in the details of who is logged in, and leaves the newsletter to be chosen', async () => {
    await openCheckout(current, { account })
    expect(screen.getByText('Du är inloggad som anna@klarsikt.example.')).toBeVisible()
    expect(screen.getByLabelText('Gatuadress')).toHaveValue('Storgatan 2')
    expect(screen.getByLabelText('E-postadress')).toHaveValue('anna@klarsikt.example')
    expect(screen.getByRole('checkbox')).not.toBeChecked()
    expect(screen.queryByRole('link', { name: /Logga in/ })).not.toBeInTheDocument()
  })
  it('gives way to what was typed before', async () => {
    await openCheckout(current, { account, customer: { ...account, firstName: 'Bo' }, step: 'customer' })
    expect(screen.getByLabelText('Förnamn')).toHaveValue('Bo')
  })
  it('can be logged in to, and leads back to the checkout with what is typed', async () => {
    const { user } = await open()
    await user.type(screen.getByLabelText('Förnamn'), 'Åsa')
    expect(screen.getByRole('link', { name: /Logga in/ })).toHaveAttribute(
      'href',
      '/mitt-konto/logga-in?next=/checkout',
    )
  })
})
