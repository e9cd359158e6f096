import type { GlassesSubscription } from '@klarsikt/contract/shop/types'
import { addDays, dayText } from '@klarsikt/core/calendar'
import * as glassesSubscriptionMessages from '@klarsikt/core/messages/glasses-subscription'
import * as glassesSubscriptionPageMessages from '@klarsikt/core/messages/glasses-subscription-page'
import { formatPrice } from '@klarsikt/core/money'
import { href } from '@klarsikt/core/paths'
import { DescriptionList } from '@klarsikt/design-system/description-list'
import { Link } from '@klarsikt/design-system/link'
import { SmallForm } from '@klarsikt/page-kit/form'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'

/** Shows the yearly exchange: the amount to take out, or the gift card that pays for it [LIFE-008]. */
export function ExchangePart({ subscription: { id, exchange } }: { readonly subscription: GlassesSubscription }) {
  const { state, year, amount, card } = exchange
  return (
    <section className={styles.block} aria-labelledby="glasses-subscription-exchange">
      <h2 id="glasses-subscription-exchange">{glassesSubscriptionPageMessages.exchange()}</h2>
      {state === 'inactive' && <p className="ks-text-muted">{glassesSubscriptionPageMessages.exchangeInactive()}</p>}
      {state === 'unpaid' && (
        <p className="ks-text-muted">
          {glassesSubscriptionPageMessages.exchangeUnpaid({ amount: formatPrice(amount) })}
        </p>
      )}
      {state === 'available' && year && (
        <>
          <p>
            {glassesSubscriptionPageMessages.exchangeIntro({ amount: formatPrice(amount), day: dayText(year.endsOn) })}
          </p>
          <SmallForm intent="exchange" fields={{ id }} action={glassesSubscriptionPageMessages.exchangeTake()} />
        </>
      )}
      {card && (
        <>
          {state === 'used' && <p>{glassesSubscriptionMessages.exchangeUsed()}</p>}
          <DescriptionList
            items={[
              {
                term: glassesSubscriptionPageMessages.cardNumber(),
                value: card.number.replace(/(\d{4})(?=\d)/g, '$1 '),
              },
              { term: glassesSubscriptionPageMessages.cardPin(), value: card.pin },
              { term: glassesSubscriptionPageMessages.cardAmount(), value: formatPrice(card.amount) },
              { term: glassesSubscriptionPageMessages.cardValidUntil(), value: dayText(card.validUntil) },
            ]}
          />
          {year && (
            <p className="ks-text-muted">
              {glassesSubscriptionPageMessages.exchangeNext({ day: dayText(addDays(year.endsOn, 1)) })}
            </p>
          )}
          <p className={styles.actions}>
            <Link variant="standalone" href="/glasögon">
              {glassesSubscriptionPageMessages.toShop()}
            </Link>
            <Link variant="standalone" href={href('giftcard-lookup')}>
              {glassesSubscriptionPageMessages.cardBalance()}
            </Link>
          </p>
        </>
      )}
    </section>
  )
}
