import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { staffPage } from '@klarsikt/page-kit/page'
import { changeStaffReviews } from './change-staff-reviews.js'
import { loadStaffReviews } from './load-staff-reviews.js'
import { StaffReviewsPage } from './staff-reviews-page.js'

export const page = staffPage({
  key: 'staff-reviews',
  permission: 'review.moderate',
  load: loadStaffReviews,
  title: staffPageMessages.reviews,
  mutate: changeStaffReviews,
  Page: StaffReviewsPage,
  handle: { noFoldMobile: true },
})
