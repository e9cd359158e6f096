import { page } from '@klarsikt/account/pages/logout'
import { forgetTyped } from '../features/checkout/use-typed-draft.js'
import { leaveAccount } from '../features/fit/account-size.js'
import { forgetDraft } from '../features/lens-studio/draft.js'
import { formPage } from '../lib/form-page.js'
import { serverAction } from '../lib/mutation.js'
import { pageLoader } from '../lib/page-loader.js'
import { sessionAction } from '../lib/session-action.js'
import type { Route } from './+types/auth-logout.js'

export { ErrorBoundary } from '../shell/route-error.js'
export { pageMeta as meta } from '../lib/head.js'

const logOutInBrowser = sessionAction(page.mutate)

export const loader = pageLoader(page)
export const action = serverAction(page.mutate)

export async function clientAction(args: Route.ClientActionArgs) {
  // The next user of this computer must not find input in the checkout, strengths or a size.
  forgetTyped()
  forgetDraft()
  await leaveAccount()
  return logOutInBrowser(args)
}

export default formPage(page)
