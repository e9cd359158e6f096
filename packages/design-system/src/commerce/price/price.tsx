import type { PricePart } from '@klarsikt/core/catalogue'
import { productMessages } from '@klarsikt/core/messages'
import { formatPrice } from '@klarsikt/core/money'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.js'
import styles from './price.module.css'

/** Texts of a price; `{price}` is where the amount goes. */
export interface PriceTexts {
  readonly from: string
  readonly ordinary: string
  readonly campaign: string
  readonly lowest30: string
  readonly coupon: string
  readonly subscription: string
}

const TEXTS: PriceTexts = {
  from: productMessages['product.fromPrice'],
  ordinary: productMessages['product.ordinaryPrice'],
  campaign: `${productMessages['product.campaign']}pris {price}`,
  lowest30: productMessages['product.lowestPrice30'],
  coupon: '{price} med rabattkod',
  subscription: '{price} som abonnemang',
}

/** The amounts alone are enough; a whole {@link PricePart} fits too. Kronor including VAT. */
export type PriceAmounts = Pick<PricePart, 'amount'> &
  Partial<Pick<PricePart, 'isCampaign' | 'ordinaryPrice' | 'couponPrice' | 'fromPrice'>>

export interface PriceProps {
  readonly price: PriceAmounts
  /** `subscription` says so in words under the amount [PRICE-007]. */
  readonly kind?: 'unit' | 'subscription'
  /** Lowest price of the 30 days before the reduction, in kronor; shown with a campaign price. */
  readonly lowestPrice30?: number | null
  readonly size?: 'medium' | 'large'
  /** Comparison price or terms, under everything else. */
  readonly note?: string | null
  readonly texts?: Partial<PriceTexts>
}

/** A price in every state: ordinary, campaign, from, with a discount code, as a subscription. */
export function Price({ price, kind = 'unit', lowestPrice30 = null, size = 'medium', note, texts }: PriceProps) {
  const say = { ...TEXTS, ...texts }
  const { amount, isCampaign = false, ordinaryPrice = amount, couponPrice = null, fromPrice = null } = price
  const reduced = isCampaign && ordinaryPrice > amount
  return (
    <div className={styles.root} data-size={size} data-campaign={reduced || undefined}>
      {reduced ? (
        <div className={styles.line}>
          <span className={styles.amount}>
            <Spoken text={say.campaign} amount={amount} />
          </span>{' '}
          <s className={styles.ordinary}>
            <Spoken text={say.ordinary} amount={ordinaryPrice} />
          </s>
        </div>
      ) : (
        <div className={styles.amount}>{fromPrice === null ? formatPrice(amount) : fill(say.from, fromPrice)}</div>
      )}
      {couponPrice !== null && <div className={styles.coupon}>{fill(say.coupon, couponPrice)}</div>}
      {kind === 'subscription' && <div className={styles.note}>{say.subscription.replace('{price}', '').trim()}</div>}
      {reduced && lowestPrice30 !== null && <div className={styles.note}>{fill(say.lowest30, lowestPrice30)}</div>}
      {note && <div className={styles.note}>{note}</div>}
    </div>
  )
}

/** Colour and a line through tell the eye which price is which; the words are for everyone else. */
function Spoken({ text, amount }: { readonly text: string; readonly amount: number }) {
  const [before = '', after = ''] = text.split('{price}')
  return (
    <>
      {before && <VisuallyHidden>{before}</VisuallyHidden>}
      {formatPrice(amount)}
      {after && <VisuallyHidden>{after}</VisuallyHidden>}
    </>
  )
}

function fill(text: string, amount: number): string {
  return text.replace('{price}', formatPrice(amount))
}
