import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { article } from '../../testing/article-samples.js'
import { cart } from '../../testing/cart-samples.js'
import { lensOptions } from '../../testing/lens-samples.js'
import { mockShopServer, renderShop } from '../../testing/render-shop.js'
import { studioOf } from '../../testing/studio-of.js'
import { forgetDraft } from './draft.js'

const { server } = mockShopServer()
beforeEach(() => {
  forgetDraft()
  server.use(mock('getPrescriptions', () => ({ data: [] })))
})

const start = async () => {
  const path = '/glasögon/linnea-100123/valj-glas?glas=enkelslipade'
  const shown = renderShop(studioOf(article(), lensOptions().data), { path, state: { cart: cart() } })
  // The shopper's facts arrive after the page, and would overwrite the customer who logs in below.
  await waitFor(() => expect(shown.store.getState().facts?.shopper).toBeTruthy())
  return shown
}
const onward = () => screen.findByRole('heading', { name: 'Hur tunna ska glasen vara?' })
const typeStrengths = async (sphere: string) => {
  const form = within(await screen.findByRole('form', { name: 'Ditt recept' }))
  const fill = (name: string, value: string) => {
    for (const field of form.getAllByRole('textbox', { name })) fireEvent.change(field, { target: { value } })
  }
  fill('Sfär (SPH)', sphere)
  fill('Pupillavstånd (PD)', '31')
  fireEvent.click(form.getByRole('checkbox', { name: /högst ett år/ }))
  fireEvent.click(form.getByRole('button', { name: 'Fortsätt' }))
  return form
}

describe('a saved prescription', () => {
  const saved = {
    id: 'rx-1',
    issuedOn: '2026-03-01',
    validUntil: '2027-03-01',
    isValid: true,
    savedAt: '2026-03-02T10:00:00.000Z',
    exam: null,
  }
  const old = { ...saved, id: 'rx-0', issuedOn: '2025-01-01', validUntil: '2026-01-01', isValid: false }
  const strengths = {
    rightSphere: -1.25,
    rightCylinder: null,
    rightAxis: null,
    rightAddition: 2,
    rightPupillaryDistance: 31,
  }
  const opened = {
    ...saved,
    typed: { rightSphere: '-1,25', rightAddition: '+2', rightPupillaryDistance: '31', leftSphere: '-1' },
    prescriptionGlasses: {
      ...strengths,
      leftSphere: -1,
      leftCylinder: null,
      leftAxis: null,
      leftAddition: 2,
      leftPupillaryDistance: 31,
    },
  }
  const use = () => screen.findByRole('button', { name: 'Använd sparad synundersökning' })
  const logIn = (isStore = false) => {
    const user = { isStore, name: 'Anna' }
    server.use(mock('getUser', () => ({ success: true as const, user })))
    return { facts: { shopper: null, consent: null, user } }
  }

  it('is filled in by one press, the newest that holds, without an addition that the lenses do not have', async () => {
    const asked: unknown[] = []
    server.use(
      mock('getPrescriptions', () => ({ data: [old, saved] })),
      mock('getPrescription', ({ params }) => (asked.push(params), { data: opened })),
    )
    const { store } = await start()
    store.setState(logIn())
    fireEvent.click(await use())
    expect(await screen.findByText('Styrkorna från synundersökningen 1 mars 2026 är ifyllda.')).toBeInTheDocument()
    expect(asked).toMatchObject([{ id: 'rx-1' }])
    const form = within(screen.getByRole('form', { name: 'Ditt recept' }))
    const [right] = form.getAllByRole('textbox', { name: 'Sfär (SPH)' })
    expect(right).toHaveValue('-1,25')
    // The shopper has to confirm that it is at most a year old [VALID-026].
    expect(form.getByRole('checkbox', { name: /högst ett år/ })).not.toBeChecked()
  })

  it('that is too old is not used, and the page of the account is named', async () => {
    server.use(mock('getPrescriptions', () => ({ data: [old] })))
    const { store } = await start()
    store.setState(logIn())
    fireEvent.click(await use())
    expect(await screen.findByText('Du har ingen sparad synundersökning som gäller.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Sparade synundersökningar' })).toHaveAttribute(
      'href',
      expect.stringContaining('mitt-konto'),
    )
  })

  it('says why it could not be had', async () => {
    server.use(
      mock('getPrescriptions', () => new MockRefusal(503, { code: 'unavailable', message: 'Försök igen senare.' })),
    )
    const { store } = await start()
    store.setState(logIn())
    fireEvent.click(await use())
    expect(await screen.findByText('Försök igen senare.')).toBeInTheDocument()
  })

  it('is made of what is typed by one tick more, with the day of the test, before the thickness is chosen', async () => {
    const kept: { readonly issuedOn: string }[] = []
    const refusal = {
      code: 'request.invalid' as const,
      message: 'Kontrollera fälten.',
      fields: { issuedOn: 'Ange datumet.' },
    }
    server.use(
      mock('savePrescription', ({ body }) => {
        kept.push(body)
        return body.issuedOn === '' ? new MockRefusal(422, refusal) : { success: true as const, data: saved }
      }),
    )
    const { store } = await start()
    store.setState(logIn())
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Spara till mitt konto' }))
    const form = await typeStrengths('-1')
    const day = await form.findByLabelText('Datum för synundersökningen')
    await waitFor(() => expect(day).toHaveFocus())
    expect(day).toHaveAccessibleDescription('Ange datumet.')
    expect(screen.queryByRole('heading', { name: 'Hur tunna ska glasen vara?' })).toBeNull()
    fireEvent.change(day, { target: { value: '2026-03-01' } })
    fireEvent.click(form.getByRole('button', { name: 'Fortsätt' }))
    await onward()
    expect(kept.at(-1)).toMatchObject({ rightSphere: '-1', issuedOn: '2026-03-01', agreed: true })
  })

  it('is not made unless it is chosen', async () => {
    const { store } = await start()
    store.setState(logIn())
    const keep = await screen.findByRole('checkbox', { name: 'Spara till mitt konto' })
    expect(keep).not.toBeChecked()
    // There is no handler for saving, so a call to save would fail the test.
    await typeStrengths('-1')
    await onward()
  })

  it('is not offered to visitors and stores', async () => {
    const { store } = await start()
    expect(screen.queryByRole('checkbox', { name: 'Spara till mitt konto' })).toBeNull()
    expect(screen.queryByRole('button', { name: /sparad synundersökning/ })).toBeNull()
    store.setState(logIn(true))
    expect(screen.queryByRole('button', { name: /sparad synundersökning/ })).toBeNull()
  })
})
