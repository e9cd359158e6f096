import type { OrderReviews, StaffReview, StaffReviews } from '@klarsikt/contract/shop/types'

type Line = OrderReviews['lines'][number]

const FRAME: Line = {
  lineId: '0',
  name: 'Klarsikt Nova, svart',
  isFrame: true,
  review: null,
  mayReview: true,
  barText: null,
}
export const REVIEWABLE: OrderReviews = { orderNumber: '12345678', lines: [FRAME] }

const written = (of: Partial<NonNullable<Line['review']>>, line: Partial<Line> = {}): Line => ({
  ...FRAME,
  mayReview: false,
  barText: 'Du har lämnat omdöme om den här varan.',
  review: {
    stars: 4,
    fit: 'right',
    text: 'Sitter bra hela dagen.\nBryggan klämmer inte.',
    state: 'pending',
    stateText: 'Väntar på granskning',
    reasonText: null,
    writtenOn: '2026-11-21',
    ...of,
  },
  ...line,
})

/** Reviews that wait, were refused, or cannot be written yet because the goods have not arrived. */
export const REVIEWED: OrderReviews = {
  orderNumber: '12345678',
  lines: [
    written({}),
    written(
      {
        state: 'refused',
        stateText: 'Visas inte',
        fit: null,
        reasonText: 'Texten har personuppgifter eller uppgifter om hälsa.',
      },
      { lineId: '1', name: 'EyeQ Ögondroppar', isFrame: false, mayReview: true, barText: null },
    ),
    {
      ...FRAME,
      lineId: '2',
      name: 'Klarsikt Siri, rund',
      mayReview: false,
      barText: 'Du kan lämna omdöme när varan är levererad.',
    },
  ],
}

export const STAFF_REVIEW: StaffReview = {
  id: '2b0e7f66-7a51-4b1c-9d5e-0c5a7f1d2a01',
  stars: 4,
  fit: 'right',
  text: 'Sitter bra hela dagen.',
  name: 'Anna E.',
  variant: 'Svart',
  writtenOn: '2026-11-21',
  state: 'pending',
  article: { name: 'Klarsikt Nova, svart', url: '/glasögon/nova-svart' },
  orderNumber: '12345678',
  customer: { number: '100001', name: 'Anna Ek' },
  writtenAt: '2026-11-21T09:00:00.000Z',
  decision: null,
}
export const SHOWN_REVIEW: StaffReview = {
  ...STAFF_REVIEW,
  state: 'approved',
  name: null,
  decision: { store: 'Malmö Outlet', at: '2026-11-22T09:00:00.000Z', reasonText: null },
}
export const WAITING_REVIEWS: StaffReviews = {
  state: 'pending',
  counts: { pending: 1, approved: 1, refused: 0 },
  reviews: [STAFF_REVIEW],
}
