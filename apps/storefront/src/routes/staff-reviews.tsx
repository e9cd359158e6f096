import { changeStaffReviews, loadStaffReviews, StaffReviewsPage } from '@klarsikt/account/pages/staff-reviews'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { headMeta } from '../lib/head.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import type { RouteHandle } from '../lib/route-handle.js'
import { staffLoader } from '../lib/staff-page.js'
import type { Route } from './+types/staff-reviews.js'

export { ErrorBoundary } from '../shell/route-error.js'

/** Hides the sticky buttons of small screens, which would cover the controls of this page. */
export const handle: RouteHandle = { noFoldMobile: true }
export const loader = staffLoader('review.moderate', loadStaffReviews, staffPageMessages.reviews())
export const action = serverAction(changeStaffReviews)
export const clientAction = browserAction(changeStaffReviews)
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function StaffReviews({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffReviewsPage data={loaderData.data} answer={actionData} />
}
