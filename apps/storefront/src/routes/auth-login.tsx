import { page } from '@klarsikt/account/pages/login'
import { secretHeaders } from '../lib/account-page.js'
import { formPage } from '../lib/form-page.js'
import { serverAction } from '../lib/mutation.js'
import { pageLoader } from '../lib/page-loader.js'
import { sessionAction } from '../lib/session-action.js'

export { ErrorBoundary } from '../shell/route-error.js'
export { pageMeta as meta } from '../lib/head.js'

export const headers = secretHeaders
export const loader = pageLoader(page)
export const action = serverAction(page.mutate)
export const clientAction = sessionAction(page.mutate)
export default formPage(page)
