import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { href } from '@klarsikt/core/paths'
import { AccountPage } from './account-page.js'
import { Maintenance } from './maintenance.js'

/** Replaces a page below the list of subscriptions while subscriptions are under maintenance [ERR-022]. */
export function MaintenancePage({ title }: { readonly title: string }) {
  const list = { label: accountPageMessages.subscriptions(), href: href('account-subscriptions') }
  return (
    <AccountPage section="account-subscriptions" title={title} trail={[list]}>
      <Maintenance />
    </AccountPage>
  )
}
