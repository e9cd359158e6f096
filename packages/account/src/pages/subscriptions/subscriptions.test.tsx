import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { LensSubscription } from '@klarsikt/contract/shop/types'
import { GLASSES_SUBSCRIPTION } from '@klarsikt/page-kit/testing/glasses-subscription'
import { open } from '@klarsikt/page-kit/testing/mount'
import { cleanup, screen, within } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { LENS_SUBSCRIPTION, LENS_SUMMARY } from '../../testing/lens-subscription.js'
import { changeLensSubscription } from '../lens-subscription/change-lens-subscription.js'
import { LensSubscriptionPage } from '../lens-subscription/lens-subscription-page.js'
import { loadLensSubscription } from '../lens-subscription/load-lens-subscription.js'
import { loadSubscriptions } from './load-subscriptions.js'
import { SubscriptionsPage } from './subscriptions-page.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const lensExam = (from: string | null) =>
  mock('getExamPerks', () => ({ isMember: false, revisits: [], lensExam: { from }, glassesExam: null }))

const showOne = (data: LensSubscription, exam = lensExam(null)) => {
  const missing = new MockRefusal(404, { code: 'article.not-found', message: 'Finns inte.' })
  server.use(
    mock('getLensSubscription', () => ({ data })),
    // An article that is no longer sold has no strengths to choose from.
    mock('getArticle', () => missing),
    exam,
  )
  return open({
    path: '/mitt-konto/abonnemang/lins/:subscriptionId',
    at: `/mitt-konto/abonnemang/lins/${data.id}`,
    load: loadLensSubscription,
    mutate: changeLensSubscription,
    page: LensSubscriptionPage,
  })
}

describe('the list of subscriptions [ROUTE-009]', () => {
  const show = () => open({ path: '/mitt-konto/abonnemang', load: loadSubscriptions, page: SubscriptionsPage })

  it('names what comes, when, and what is wrong with its payment', async () => {
    const lens = [{ ...LENS_SUMMARY, nextTryOn: '2026-11-29' }]
    server.use(mock('listSubscriptions', () => ({ data: { lens, glasses: [] } })))
    show()
    const row = within(
      (await screen.findAllByRole('listitem')).find((one) => one.textContent?.includes('Acuvue')) as HTMLElement,
    )
    expect(row.getByText(/Hos dig senast 15 januari 2027/)).toBeVisible()
    expect(row.getByText(/Vi försöker igen 29 november 2026/)).toBeVisible()
    expect(row.getByRole('link', { name: 'Byt betalsätt' })).toHaveAttribute(
      'href',
      expect.stringMatching(/uppdatera-betalning$/),
    )
  })

  it('names a glasses subscription with its level, state and price, and where another is taken or connected', async () => {
    const glasses = [{ ...GLASSES_SUBSCRIPTION, endDate: '2027-06-02' }]
    server.use(mock('listSubscriptions', () => ({ data: { lens: [], glasses } })))
    show()
    const link = await screen.findByRole('link', { name: 'Lifestyle Plus' })
    expect(decodeURI(link.getAttribute('href') ?? '')).toBe('/mitt-konto/abonnemang/glasögon/41250873')
    expect(link.closest('li')).toHaveTextContent(/Uppsagt till 2 juni 2027.*Aktivt.*249\s?kr i månaden/)
    expect(screen.getByRole('link', { name: 'Koppla till Lifestyle' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Teckna Lifestyle' })).toBeNull()
  })

  it('says where to begin when there is none', async () => {
    server.use(mock('listSubscriptions', () => ({ data: { lens: [], glasses: [] } })))
    show()
    expect(await screen.findByText('Du har inget linsabonnemang.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Teckna Lifestyle' })).toBeVisible()
  })
})

describe('a lens subscription [ROUTE-010]', () => {
  it('says what comes next, until when it can be changed, and what is worth what [LENS-016, LENS-017]', async () => {
    showOne(LENS_SUBSCRIPTION)
    expect((await screen.findAllByText('Hos dig senast 15 januari 2027')).length).toBeGreaterThan(0)
    expect(screen.getByText(/Ändringar till och med 7 december 2026 gäller den här leveransen/)).toBeVisible()
    for (const worth of [/200 kr/, /550 kr/]) expect(screen.getByText(worth)).toBeVisible()
  })

  it('leads to the exam that it includes, or says when the next one is [LENS-017]', async () => {
    showOne(LENS_SUBSCRIPTION)
    expect(await screen.findByText(/Du har en linsundersökning kvar i år/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Boka linsundersökning' })).toHaveAttribute(
      'href',
      expect.stringContaining('boka-syn'),
    )
    cleanup()
    showOne(LENS_SUBSCRIPTION, lensExam('2099-03-02'))
    expect(await screen.findByText(/Nästa ingår från .*2 mars/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Boka linsundersökning' })).toBeNull()
  })

  it('says why the exam is not included while it is paused, or in an account without a personal number [LENS-017]', async () => {
    showOne({ ...LENS_SUBSCRIPTION, state: 'paused', status: 520, nextDelivery: null })
    expect(await screen.findByText(/ingår medan abonnemanget är aktivt/)).toBeVisible()
    cleanup()
    showOne(
      LENS_SUBSCRIPTION,
      mock('getExamPerks', () => ({ isMember: false, revisits: [], lensExam: null, glassesExam: null })),
    )
    expect(await screen.findByText(/Koppla först BankID till kontot/)).toBeVisible()
  })

  it('is skipped, and says when the next one comes', async () => {
    const sent: unknown[] = []
    const data = { ...LENS_SUBSCRIPTION, nextDelivery: { ...LENS_SUBSCRIPTION.nextDelivery!, day: '2027-02-15' } }
    server.use(
      mock('skipLensDelivery', ({ body }) => {
        sent.push(body)
        return { success: true as const, data }
      }),
    )
    const { user } = showOne(LENS_SUBSCRIPTION)
    await user.click(await screen.findByRole('button', { name: 'Hoppa över den här leveransen' }))
    expect(await screen.findByText(/Nästa är till 15 februari 2027/)).toBeVisible()
    expect(sent).toEqual([{ delivery: '2027-01-15' }])
  })

  it('that is paused says that nothing is charged, and is activated [LENS-004, LENS-005]', async () => {
    const paused = { ...LENS_SUBSCRIPTION, status: 520 as const, state: 'paused' as const, nextDelivery: null }
    server.use(mock('activateLensSubscription', () => ({ success: true as const, data: LENS_SUBSCRIPTION })))
    const { user } = showOne({ ...paused, actions: ['activate', 'cancel'] })
    expect(await screen.findByText(/Inget dras och inget levereras/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Aktivera abonnemanget' }))
    expect(await screen.findByText('Abonnemanget är aktivt.')).toBeVisible()
  })

  it('that has ended can only be made again [LENS-006]', async () => {
    showOne({ ...LENS_SUBSCRIPTION, status: 200, state: 'cancelled', nextDelivery: null, actions: ['recreate'] })
    expect(await screen.findByRole('button', { name: 'Börja om med ett likadant' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Pausa' })).toBeNull()
  })
})

describe('one lens subscription [ROUTE-010]', () => {
  const declined = {
    ...LENS_SUBSCRIPTION.deliveries[0],
    day: '2027-01-15',
    state: 'due',
    nextTryOn: '2026-12-18',
  } as const

  it('whose payment was declined says so in place of its state, and leads to another card', async () => {
    showOne({ ...LENS_SUBSCRIPTION, deliveries: [declined as LensSubscription['deliveries'][number]] })
    expect(await screen.findByText('Betalning nekad')).toBeVisible()
    expect(screen.queryByText('Aktivt')).toBeNull()
    expect(screen.getByText(/Vi försöker igen 18 december 2026/)).toBeVisible()
    for (const link of screen.getAllByRole('link', { name: 'Byt betalsätt' }))
      expect(link).toHaveAttribute('href', expect.stringMatching(/uppdatera-betalning$/))
  })

  it('refuses an empty number of boxes at its field and asks the shop nothing', async () => {
    const { user } = showOne(LENS_SUBSCRIPTION)
    await user.click(await screen.findByText('Ändra Acuvue 1-Day Moist'))
    const [field] = screen.getAllByRole('spinbutton', { name: 'Antal askar' })
    if (!field) throw new Error('There is no field')
    await user.clear(field)
    await user.type(field, '{Enter}')
    expect((await screen.findAllByText('Skriv ett antal från 1 till 12.')).length).toBeGreaterThan(0)
    expect(screen.getAllByRole('spinbutton', { name: 'Antal askar' })[0]).toHaveAccessibleDescription(/från 1 till 12/)
  })
})
