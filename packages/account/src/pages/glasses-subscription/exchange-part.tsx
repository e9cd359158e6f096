import type { Lifestyle } from '@klarsikt/contract/shop/types'
import { addDays, dayText } from '@klarsikt/core/calendar'
import * as lifestyleMessages from '@klarsikt/core/messages/lifestyle'
import * as lifestylePageMessages from '@klarsikt/core/messages/lifestyle-page'
import { formatPrice } from '@klarsikt/core/money'
import { href } from '@klarsikt/core/paths'
import { DescriptionList } from '@klarsikt/design-system/description-list'
import { Link } from '@klarsikt/design-system/link'
import { SmallForm } from '@klarsikt/page-kit/form'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'

/** Shows the yearly exchange: the amount to take out, or the gift card that pays for it [LIFE-008]. */
export function ExchangePart({ subscription: { id, exchange } }: { readonly subscription: Lifestyle }) {
  const { state, year, amount, card } = exchange
  return (
    <section className={styles.block} aria-labelledby="lifestyle-exchange">
      <h2 id="lifestyle-exchange">{lifestylePageMessages.exchange()}</h2>
      {state === 'inactive' && <p className="ks-text-muted">{lifestylePageMessages.exchangeInactive()}</p>}
      {state === 'unpaid' && (
        <p className="ks-text-muted">{lifestylePageMessages.exchangeUnpaid({ amount: formatPrice(amount) })}</p>
      )}
      {state === 'available' && year && (
        <>
          <p>{lifestylePageMessages.exchangeIntro({ amount: formatPrice(amount), day: dayText(year.endsOn) })}</p>
          <SmallForm intent="exchange" fields={{ id }} action={lifestylePageMessages.exchangeTake()} />
        </>
      )}
      {card && (
        <>
          {state === 'used' && <p>{lifestyleMessages.exchangeUsed()}</p>}
          <DescriptionList
            items={[
              { term: lifestylePageMessages.cardNumber(), value: card.number.replace(/(\d{4})(?=\d)/g, '$1 ') },
              { term: lifestylePageMessages.cardPin(), value: card.pin },
              { term: lifestylePageMessages.cardAmount(), value: formatPrice(card.amount) },
              { term: lifestylePageMessages.cardValidUntil(), value: dayText(card.validUntil) },
            ]}
          />
          {year && (
            <p className="ks-text-muted">
              {lifestylePageMessages.exchangeNext({ day: dayText(addDays(year.endsOn, 1)) })}
            </p>
          )}
          <p className={styles.actions}>
            <Link variant="standalone" href="/glasögon">
              {lifestylePageMessages.toShop()}
            </Link>
            <Link variant="standalone" href={href('giftcard-lookup')}>
              {lifestylePageMessages.cardBalance()}
            </Link>
          </p>
        </>
      )}
    </section>
  )
}
