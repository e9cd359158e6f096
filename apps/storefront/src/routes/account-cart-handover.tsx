import { CartHandoverPage, loadCartHandover } from '@klarsikt/account/pages/cart-handover'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountLoader } from '../lib/account-page.js'
import { headMeta } from '../lib/head.js'
import type { Route } from './+types/account-cart-handover.js'

export { ErrorBoundary } from '../shell/route-error.js'

export const loader = accountLoader(loadCartHandover, accountPageMessages.cartHandover())
export const meta: Route.MetaFunction = ({ loaderData }) => headMeta(loaderData?.head)

export default function AccountCartHandover({ loaderData }: Route.ComponentProps) {
  return <CartHandoverPage data={loaderData.data} />
}
