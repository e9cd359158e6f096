import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { open } from '@klarsikt/page-kit/testing/mount'
import { SHOWN_REVIEW, WAITING_REVIEWS } from '@klarsikt/page-kit/testing/reviews'
import { screen, waitFor } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { changeStaffReviews } from './change-staff-reviews.js'
import { loadStaffReviews } from './load-staff-reviews.js'
import { StaffReviewsPage } from './staff-reviews-page.js'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const PATH = '/butik-personal/omdömen'
const mount = (query = '') =>
  open({
    path: PATH,
    at: PATH + query,
    load: loadStaffReviews,
    mutate: changeStaffReviews,
    page: StaffReviewsPage,
    role: 'customer-service',
  })

describe('reviews, for staff', () => {
  it('say who has written what, and are shown by one press', async () => {
    let data = WAITING_REVIEWS
    const sent: unknown[] = []
    server.use(
      mock('getStaffReviews', () => ({ data })),
      mock('decideReview', ({ body }) => {
        sent.push(body)
        data = { ...WAITING_REVIEWS, counts: { pending: 0, approved: 2, refused: 0 }, reviews: [] }
        return { success: true as const, data: SHOWN_REVIEW }
      }),
    )
    const { user } = mount()
    expect(await screen.findByText('Anna Ek, 100001')).toBeVisible()
    expect(screen.getByText('Anna E.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Visa omdömet' }))
    expect(await screen.findByText('Inga omdömen väntar på granskning.')).toBeVisible()
    expect(sent).toEqual([{ decision: 'approve', reason: '' }])
  })

  it('are refused with a reason', async () => {
    const sent: unknown[] = []
    server.use(
      mock('getStaffReviews', () => ({ data: WAITING_REVIEWS })),
      mock('decideReview', ({ body }) => {
        sent.push(body)
        return { success: true as const, data: SHOWN_REVIEW }
      }),
    )
    const { user } = mount()
    await user.click(await screen.findByText('Visa inte'))
    const reason = screen.getByRole('combobox', { name: 'Orsak' })
    await user.click(screen.getByRole('button', { name: 'Dölj omdömet' }))
    await waitFor(() => expect(reason).toBeInvalid())
    await user.selectOptions(reason, 'personal')
    await user.click(screen.getByRole('button', { name: 'Dölj omdömet' }))
    await waitFor(() => expect(sent).toEqual([{ decision: 'refuse', reason: 'personal' }]))
  })

  it('say that another store was first', async () => {
    server.use(
      mock('getStaffReviews', () => ({ data: WAITING_REVIEWS })),
      mock('decideReview', () => new MockRefusal(409, { code: 'review.decided', message: 'Redan granskat.' })),
    )
    const { user } = mount()
    await user.click(await screen.findByRole('button', { name: 'Visa omdömet' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Redan granskat.')
  })

  it('that are shown can be taken down, and say which store has decided', async () => {
    server.use(
      mock('getStaffReviews', () => ({
        data: { ...WAITING_REVIEWS, state: 'approved' as const, reviews: [SHOWN_REVIEW] },
      })),
    )
    mount('?status=approved')
    expect(await screen.findByText(/^Malmö Outlet, /)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Visa omdömet' })).toBeNull()
    expect(screen.getByText('Visa inte')).toBeVisible()
  })

  it('are not found by anyone else', async () => {
    server.use(mock('getStaffReviews', () => new MockRefusal(401, { code: 'request.unauthorized', message: 'Nej.' })))
    mount()
    expect(await screen.findByRole('alert')).toHaveTextContent('error')
  })
})
