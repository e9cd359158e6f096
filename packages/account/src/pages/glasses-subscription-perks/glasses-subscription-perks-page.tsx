import * as glassesSubscriptionPageMessages from '@klarsikt/core/messages/glasses-subscription-page'
import { href } from '@klarsikt/core/paths'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'
import { isUnderMaintenance, type UnderMaintenance } from '@klarsikt/page-kit/session'
import { AccountPage } from '../../layout/account-page.js'
import { Maintenance } from '../../layout/maintenance.js'
import { subscriptionTrail } from '../glasses-subscription/subscription-trail.js'
import { type PerksData } from './load-glasses-subscription-perks.js'

/** Lists what a subscription includes besides the glasses [ROUTE-017]. */
export function GlassesSubscriptionPerksPage({ data }: { readonly data: PerksData | UnderMaintenance }) {
  const title = glassesSubscriptionPageMessages.perks()
  const id = isUnderMaintenance(data) ? null : data.id
  const here =
    id === null ? href('account-subscriptions') : href('account-subscription-glasses-perks', { subscriptionId: id })
  return (
    <AccountPage
      section="account-subscriptions"
      title={title}
      trail={subscriptionTrail(id, { label: title, href: here })}
    >
      {isUnderMaintenance(data) ? (
        <Maintenance />
      ) : (
        <ul className={styles.list} aria-label={title}>
          {data.perks.map((perk) => (
            <li key={perk.id} className={styles.row}>
              <span className={styles.facts}>
                <span className={styles.name}>{perk.title}</span>
                <span className="ks-text-muted">{perk.text}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </AccountPage>
  )
}
