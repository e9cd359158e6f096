import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { OpenPrescription, SavedPrescription } from '@klarsikt/contract/shop/types'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { article } from '../../testing/article-samples.js'
import { cart } from '../../testing/cart-samples.js'
import { lensOptions } from '../../testing/lens-samples.js'
import { mockShopServer, renderShop } from '../../testing/render-shop.js'
import { studioOf } from '../../testing/studio-of.js'
import { forgetDraft, recallDraft } from './draft.js'

const { server } = mockShopServer()
beforeEach(forgetDraft)

const EXAM: SavedPrescription = {
  id: 'rx-2',
  issuedOn: '2026-11-12',
  validUntil: '2027-11-12',
  isValid: true,
  savedAt: '2026-11-12T10:00:00.000Z',
  exam: { city: 'Uppsala' },
}
const OPENED: OpenPrescription = {
  ...EXAM,
  typed: {
    rightSphere: '-1,25',
    rightPupillaryDistance: '31',
    leftSphere: '-1',
    leftPupillaryDistance: '31',
  },
  prescriptionGlasses: {
    rightSphere: -1.25,
    rightCylinder: null,
    rightAxis: null,
    rightAddition: null,
    rightPupillaryDistance: 31,
    leftSphere: -1,
    leftCylinder: null,
    leftAxis: null,
    leftAddition: null,
    leftPupillaryDistance: 31,
  },
}
const PROGRESSIVE = { lensType: 'progressive', needsAddition: true } as const
const FROM = 'Från din synundersökning 12 november i Uppsala'

interface Given {
  readonly listed?: SavedPrescription[]
  /** True for lenses that need an addition. */
  readonly isProgressive?: boolean
  /** True where the list cannot be fetched. */
  readonly fails?: boolean
}

async function start({ listed = [EXAM], isProgressive = false, fails = false }: Given = {}) {
  const user = { isStore: false, name: 'Anna' }
  server.use(
    mock('getUser', () => ({ success: true as const, user })),
    mock('getPrescriptions', () =>
      fails ? new MockRefusal(503, { code: 'unavailable', message: 'Nej.' }) : { data: listed },
    ),
    mock('getPrescription', () => ({ data: OPENED })),
  )
  const lenses = lensOptions(isProgressive ? PROGRESSIVE : {}).data
  const use = isProgressive ? 'progressiva' : 'enkelslipade'
  const path = `/glasögon/linnea-100123/valj-glas?glas=${use}`
  const shown = renderShop(studioOf(article(), lenses), { path, state: { cart: cart() } })
  await waitFor(() => expect(shown.store.getState().facts?.shopper).toBeTruthy())
  shown.store.setState({ facts: { shopper: null, consent: null, user } })
  return shown
}
const useExam = async () => fireEvent.click(await screen.findByRole('button', { name: 'Använd receptet' }))

describe('the prescription of an exam', () => {
  it('is offered with where it is from and how long it holds, its strengths hidden [VALID-026]', async () => {
    const { container } = await start()
    const offer = within(await screen.findByRole('region', { name: FROM }))
    expect(offer.getByText(/^Gäller till 12 november 2027/)).toBeVisible()
    expect(container).not.toHaveTextContent('1,25')
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).toEqual([])
  })

  it('is used as it is: shown and locked, takes the focus, and asks for no tick', async () => {
    const { container } = await start()
    await useExam()
    await waitFor(() => expect(screen.getByRole('heading', { name: FROM })).toHaveFocus())
    expect(screen.getByText(/Höger: SPH −1,25/)).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Sfär (SPH)' })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Fortsätt' }))
    expect(await screen.findByRole('heading', { name: 'Hur tunna ska glasen vara?' })).toBeVisible()
    expect(recallDraft(null)).toMatchObject({ confirmed: true, exam: { city: 'Uppsala', issuedOn: '2026-11-12' } })
  })

  it('leads to typing by one press, filled in and to be confirmed', async () => {
    await start()
    await useExam()
    fireEvent.click(await screen.findByRole('button', { name: 'Skriv in andra styrkor' }))
    const [right] = await screen.findAllByRole('textbox', { name: 'Sfär (SPH)' })
    await waitFor(() => expect(right).toHaveFocus())
    expect(right).toHaveValue('-1,25')
    expect(screen.getByRole('checkbox', { name: /högst ett år/ })).not.toBeChecked()
    expect(await screen.findByRole('button', { name: 'Använd receptet' })).toBeVisible()
    expect(recallDraft(null)).toMatchObject({ confirmed: false, exam: null })
  })

  it('says what it lacks for lenses that need more, and leads no further', async () => {
    await start({ isProgressive: true })
    await useExam()
    expect(await screen.findByText(/^Receptet räcker inte till de här glasen\./)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Fortsätt' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Skriv in andra styrkor' })).toBeVisible()
  })

  it('is not offered when it is too old, or typed by the customer', async () => {
    await start({
      listed: [
        { ...EXAM, isValid: false },
        { ...EXAM, exam: null },
      ],
    })
    expect(await screen.findByRole('button', { name: 'Använd sparad synundersökning' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Använd receptet' })).toBeNull()
  })

  it('says that it could not be fetched, and tries again', async () => {
    await start({ fails: true })
    const again = await screen.findByRole('button', { name: 'Försök igen' })
    server.use(mock('getPrescriptions', () => ({ data: [EXAM] })))
    fireEvent.click(again)
    expect(await screen.findByRole('region', { name: FROM })).toBeVisible()
  })
})
