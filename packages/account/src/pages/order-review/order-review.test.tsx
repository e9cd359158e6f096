import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { OrderReviews } from '@klarsikt/contract/shop/types'
import { open } from '@klarsikt/page-kit/testing/mount'
import { REVIEWABLE, REVIEWED } from '@klarsikt/page-kit/testing/reviews'
import { screen, waitFor, within } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { changeOrderReview } from './change-order-review.js'
import { loadOrderReview } from './load-order-review.js'
import { OrderReviewPage } from './order-review-page.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const mount = () =>
  open({
    path: '/mitt-konto/ordrar/:orderId/omdöme',
    at: '/mitt-konto/ordrar/12345678/omdöme',
    load: loadOrderReview,
    mutate: changeOrderReview,
    page: OrderReviewPage,
  })
const send = () => screen.getByRole('button', { name: 'Skicka omdömet' })

describe('the review of what an order brought', () => {
  it('is typed, put right and sent, with the name only where it is ticked', async () => {
    let data: OrderReviews = REVIEWABLE
    const sent: unknown[] = []
    server.use(
      mock('getOrderReviews', () => ({ data })),
      mock('writeReview', ({ body }) => {
        sent.push(body)
        data = REVIEWED
        return { success: true as const, data }
      }),
    )
    const { user } = mount()
    await user.click(await screen.findByRole('button', { name: 'Skicka omdömet' }))
    expect(await screen.findByText('Välj ett betyg mellan 1 och 5.')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: /^4/ }))
    await user.click(screen.getByRole('radio', { name: 'Lagom för mig' }))
    await user.type(screen.getByRole('textbox', { name: /Vad tycker du/ }), 'Sitter bra hela dagen.')
    await user.click(screen.getByRole('checkbox', { name: /Visa mitt förnamn/ }))
    await user.click(send())
    expect(await screen.findByText(/Tack! Vi läser ditt omdöme/)).toBeVisible()
    const text = 'Sitter bra hela dagen.'
    expect(sent).toEqual([{ lineId: '0', stars: '4', fit: 'right', text, isNameShown: true }])
    expect(screen.getByText('Väntar på granskning')).toBeVisible()
  })

  it('shows why one was refused, and lets another be written', async () => {
    server.use(mock('getOrderReviews', () => ({ data: REVIEWED })))
    mount()
    expect(await screen.findByText(/Vi visar inte omdömet: Texten har personuppgifter/)).toBeVisible()
    const again = screen.getByRole('region', { name: 'EyeQ Ögondroppar' })
    expect(within(again).getByText('Lämna omdöme')).toBeVisible()
    expect(screen.getByText('Du kan lämna omdöme när varan är levererad.')).toBeVisible()
  })

  it('keeps what was typed when it is refused', async () => {
    server.use(
      mock('getOrderReviews', () => ({ data: REVIEWABLE })),
      mock('writeReview', () => new MockRefusal(409, { code: 'review.not-allowed', message: 'Det går inte än.' })),
    )
    const { user } = mount()
    await user.click(await screen.findByRole('radio', { name: /^5/ }))
    const text = screen.getByRole('textbox', { name: /Vad tycker du/ })
    await user.type(text, 'Sitter bra hela dagen.')
    await user.click(send())
    expect(await screen.findByText('Det går inte än.')).toBeVisible()
    await waitFor(() => expect(text).toHaveValue('Sitter bra hela dagen.'))
  })
})
