import { page } from '@klarsikt/account/pages/privacy'
import { forgetTyped } from '../features/checkout/use-typed-draft.js'
import { formPage } from '../lib/form-page.js'
import { browserAction, serverAction } from '../lib/mutation.js'
import { pageLoader } from '../lib/page-loader.js'
import type { Route } from './+types/account-privacy.js'

export { ErrorBoundary } from '../shell/route-error.js'
export { pageMeta as meta } from '../lib/head.js'

const changeInBrowser = browserAction(page.mutate)

export const loader = pageLoader(page)
export const action = serverAction(page.mutate)

export async function clientAction(args: Route.ClientActionArgs) {
  try {
    return await changeInBrowser(args)
  } catch (left) {
    // A customer who erases the account or has to log in again leaves no input in the checkout.
    forgetTyped()
    throw left
  }
}

export default formPage(page)
