import type { GlassesSubscriptionSummary } from '@klarsikt/contract/shop/types'
import { dayText } from '@klarsikt/core/calendar'
import * as glassesSubscriptionMessages from '@klarsikt/core/messages/glasses-subscription'
import * as glassesSubscriptionPageMessages from '@klarsikt/core/messages/glasses-subscription-page'
import { formatPrice } from '@klarsikt/core/money'
import { href } from '@klarsikt/core/paths'
import { Link } from '@klarsikt/design-system/link'
import { GlassesSubscriptionBadge } from '@klarsikt/design-system/status-badge'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'

/** Shows a glasses subscription in the list: its level, its state, and its price per month. */
export function GlassesSubscriptionRow({ subscription }: { readonly subscription: GlassesSubscriptionSummary }) {
  const { id, status, levelName, monthlyPrice, endDate, awaitsSignature } = subscription
  return (
    <li className={styles.row}>
      <span className={styles.facts}>
        <Link className={styles.name} href={href('account-subscription-glasses', { subscriptionId: id })}>
          {glassesSubscriptionPageMessages.title({ level: levelName })}
        </Link>
        {awaitsSignature && <span className="ks-text-muted">{glassesSubscriptionPageMessages.sign()}</span>}
        {endDate !== null && <span>{glassesSubscriptionMessages.noticeDate({ date: dayText(endDate) })}</span>}
      </span>
      <span className={styles.sum}>
        <GlassesSubscriptionBadge status={status} />
        <span>{glassesSubscriptionPageMessages.aMonth({ price: formatPrice(monthlyPrice) })}</span>
      </span>
    </li>
  )
}
