import type { LifestyleSummary } from '@klarsikt/contract/shop/types'
import { dayText } from '@klarsikt/core/calendar'
import * as lifestyleMessages from '@klarsikt/core/messages/lifestyle'
import * as lifestylePageMessages from '@klarsikt/core/messages/lifestyle-page'
import { formatPrice } from '@klarsikt/core/money'
import { href } from '@klarsikt/core/paths'
import { Link } from '@klarsikt/design-system/link'
import { LifestyleBadge } from '@klarsikt/design-system/status-badge'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'

/** Shows a glasses subscription in the list: its level, its state, and its price per month. */
export function LifestyleRow({ subscription }: { readonly subscription: LifestyleSummary }) {
  const { id, status, levelName, monthlyPrice, endDate, awaitsSignature } = subscription
  return (
    <li className={styles.row}>
      <span className={styles.facts}>
        <Link className={styles.name} href={href('account-subscription-glasses', { subscriptionId: id })}>
          {lifestylePageMessages.title({ level: levelName })}
        </Link>
        {awaitsSignature && <span className="ks-text-muted">{lifestylePageMessages.sign()}</span>}
        {endDate !== null && <span>{lifestyleMessages.noticeDate({ date: dayText(endDate) })}</span>}
      </span>
      <span className={styles.sum}>
        <LifestyleBadge status={status} />
        <span>{lifestylePageMessages.aMonth({ price: formatPrice(monthlyPrice) })}</span>
      </span>
    </li>
  )
}
