import type { GlassesSubscription, GlassesSubscriptionMonth } from '@klarsikt/contract/shop/types'
import { dayText } from '@klarsikt/core/calendar'
import * as glassesSubscriptionPageMessages from '@klarsikt/core/messages/glasses-subscription-page'
import { formatPrice } from '@klarsikt/core/money'
import { href } from '@klarsikt/core/paths'
import { Link } from '@klarsikt/design-system/link'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'

const FREE: Readonly<Record<NonNullable<GlassesSubscriptionMonth['free']>, () => string>> = {
  campaign: glassesSubscriptionPageMessages.freeCampaign,
  winback: glassesSubscriptionPageMessages.freeWinback,
  friends: glassesSubscriptionPageMessages.freeFriends,
}

/** Lists the months so far, each with its invoice or the reason why it was free. */
export function MonthList({ subscription: { id, months } }: { readonly subscription: GlassesSubscription }) {
  return (
    <section className={styles.block} aria-labelledby="glasses-subscription-months">
      <h2 id="glasses-subscription-months">{glassesSubscriptionPageMessages.months()}</h2>
      {months.length === 0 ? (
        <p>{glassesSubscriptionPageMessages.monthsEmpty()}</p>
      ) : (
        <ul className={styles.list}>
          {months.map(({ startsOn, endsOn, amount, invoiceId, free, nextTryOn }) => (
            <li key={startsOn} className={styles.row}>
              <span className={styles.facts}>
                <span>
                  {glassesSubscriptionPageMessages.month({ from: dayText(startsOn), until: dayText(endsOn) })}
                </span>
                {invoiceId !== null && (
                  <Link
                    href={href('account-subscription-glasses-finance-invoice-id', {
                      financeTypeId: 'lifestyle',
                      id: invoiceId,
                      subscriptionId: id,
                    })}
                  >
                    {glassesSubscriptionPageMessages.invoice({ number: invoiceId })}
                  </Link>
                )}
                {nextTryOn !== null && (
                  <span>{glassesSubscriptionPageMessages.monthTry({ day: dayText(nextTryOn) })}</span>
                )}
                {free !== null && <span className="ks-text-muted">{FREE[free]()}</span>}
              </span>
              <span className="ks-tabular">{formatPrice(amount)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
