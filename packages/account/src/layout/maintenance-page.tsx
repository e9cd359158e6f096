import * as pageMessages from '@klarsikt/core/messages/page'
import { href } from '@klarsikt/core/paths'
import { AccountPage } from './account-page.js'
import { Maintenance } from './maintenance.js'

/** A page below the list of subscriptions while they are under maintenance [ERR-022]. */
export function MaintenancePage({ title }: { readonly title: string }) {
  const list = { label: pageMessages.accountSubscriptions(), href: href('account-subscriptions') }
  return (
    <AccountPage section="account-subscriptions" title={title} trail={[list]}>
      <Maintenance />
    </AccountPage>
  )
}
