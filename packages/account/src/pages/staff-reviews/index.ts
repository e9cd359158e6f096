export { changeStaffReviews } from './change-staff-reviews.js'
export { loadStaffReviews } from './load-staff-reviews.js'
export { StaffReviewsPage } from './staff-reviews-page.js'
