import type { Lifestyle, LifestyleMonth } from '@klarsikt/contract/shop/types'
import { dayText } from '@klarsikt/core/calendar'
import * as lifestylePageMessages from '@klarsikt/core/messages/lifestyle-page'
import { formatPrice } from '@klarsikt/core/money'
import { href } from '@klarsikt/core/paths'
import { Link } from '@klarsikt/design-system/link'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'

const FREE: Readonly<Record<NonNullable<LifestyleMonth['free']>, () => string>> = {
  campaign: lifestylePageMessages.freeCampaign,
  winback: lifestylePageMessages.freeWinback,
  friends: lifestylePageMessages.freeFriends,
}

/** Lists the months so far, each with its invoice or the reason why it was free. */
export function MonthList({ subscription: { id, months } }: { readonly subscription: Lifestyle }) {
  return (
    <section className={styles.block} aria-labelledby="lifestyle-months">
      <h2 id="lifestyle-months">{lifestylePageMessages.months()}</h2>
      {months.length === 0 ? (
        <p>{lifestylePageMessages.monthsEmpty()}</p>
      ) : (
        <ul className={styles.list}>
          {months.map(({ startsOn, endsOn, amount, invoiceId, free, nextTryOn }) => (
            <li key={startsOn} className={styles.row}>
              <span className={styles.facts}>
                <span>{lifestylePageMessages.month({ from: dayText(startsOn), until: dayText(endsOn) })}</span>
                {invoiceId !== null && (
                  <Link
                    href={href('account-subscription-glasses-finance-invoice-id', {
                      financeTypeId: 'lifestyle',
                      id: invoiceId,
                      subscriptionId: id,
                    })}
                  >
                    {lifestylePageMessages.invoice({ number: invoiceId })}
                  </Link>
                )}
                {nextTryOn !== null && <span>{lifestylePageMessages.monthTry({ day: dayText(nextTryOn) })}</span>}
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
