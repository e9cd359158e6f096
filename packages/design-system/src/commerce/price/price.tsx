'use client'
import type { PricePart } from '@klarsikt/core/catalogue'
import * as productCardMessages from '@klarsikt/core/messages/product-card'
import { useText } from '../../locale/locale.js'
import * as priceMessages from '../../messages/generated/price.js'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.js'
import { usePriceText } from './price-text.js'
import styles from './price.module.css'

export { priceText, usePriceText } from './price-text.js'

/** Texts of a price; `{price}` is where the amount goes. */
export interface PriceTexts {
  readonly from: string
  readonly ordinary: string
  readonly campaign: string
  readonly lowest30: string
  /** The price with a discount code whose name is not known here. */
  readonly coupon: string
  /** The same with the code's name: `{code}` is where it goes. */
  readonly couponCode: string
  readonly subscription: string
  /** Instead of an amount of zero, where {@link PriceProps.sayFree} is set. */
  readonly free: string
}

/** The amounts are enough; a whole {@link PricePart} fits too. Kronor including VAT. */
export type PriceAmounts = Pick<PricePart, 'amount'> &
  Partial<Pick<PricePart, 'isCampaign' | 'ordinaryPrice' | 'couponPrice' | 'fromPrice'>>

export interface PriceProps {
  readonly price: PriceAmounts
  /** `subscription` adds a line of text under the amount [PRICE-007]. */
  readonly kind?: 'unit' | 'subscription'
  /** Lowest price of the 30 days before the reduction, in kronor; shown with a campaign price and one by a code. */
  readonly lowestPrice30?: number | null
  /** Name of the code that gives `couponPrice`. A price that needs a code is of no use without its name. */
  readonly couponCode?: string | null | undefined
  readonly size?: 'medium' | 'large'
  /** Shows `Gratis` for zero. Without it zero is an amount like any other, `0 kr` [PRICE-009]. */
  readonly sayFree?: boolean
  /** Comparison price or terms, under everything else. */
  readonly note?: string | null
  readonly texts?: Partial<PriceTexts>
}

/** A price in every state: ordinary, campaign, from, with a discount code, as a subscription, free. */
export function Price({
  price,
  kind = 'unit',
  lowestPrice30 = null,
  couponCode,
  size = 'medium',
  sayFree = false,
  note,
  texts,
}: PriceProps) {
  const say = { ...useTexts(), ...texts }
  const priceText = usePriceText()
  const { amount, isCampaign = false, ordinaryPrice = amount, couponPrice = null, fromPrice = null } = price
  // An invalid amount prints nothing.
  if (priceText(amount) === '') return null
  // The code applies to this article: next to the lowest of its variants it would seem to raise the price.
  const from = couponPrice === null ? fromPrice : null
  const reduced = isCampaign && ordinaryPrice > amount
  const paid = sayFree && amount === 0 ? say.free : '{price}'
  return (
    <div className={styles.root} data-size={size} data-campaign={reduced || undefined}>
      {reduced ? (
        <div className={styles.line}>
          <span className={styles.amount}>
            <Spoken text={say.campaign.replace('{price}', paid)} amount={amount} />
          </span>{' '}
          <s className={styles.ordinary}>
            <Spoken text={say.ordinary} amount={ordinaryPrice} />
          </s>
        </div>
      ) : (
        <div className={styles.amount}>
          <Filled text={from === null ? paid : say.from} amount={from ?? amount} />
        </div>
      )}
      {couponPrice !== null && (
        <div className={styles.coupon}>
          <Filled
            text={couponCode ? say.couponCode.replace('{code}', () => couponCode) : say.coupon}
            amount={couponPrice}
          />
        </div>
      )}
      {kind === 'subscription' && <div className={styles.note}>{say.subscription.replace('{price}', '').trim()}</div>}
      {(reduced || couponPrice !== null) && lowestPrice30 !== null && (
        <div className={styles.note}>
          <Filled text={say.lowest30} amount={lowestPrice30} />
        </div>
      )}
      {note && <div className={styles.note}>{note}</div>}
    </div>
  )
}

interface Words {
  readonly text: string
  readonly amount: number
}

/** Colour and a line through distinguish the prices visually; the hidden words are for screen readers. */
function Spoken({ text, amount }: Words) {
  const priceText = usePriceText()
  const [before = '', after] = text.split('{price}')
  if (after === undefined) return text
  return (
    <>
      {before && <VisuallyHidden>{before}</VisuallyHidden>}
      <bdi>{priceText(amount)}</bdi>
      {after && <VisuallyHidden>{after}</VisuallyHidden>}
    </>
  )
}

/** An amount has its own direction inside right-to-left text. */
function Filled({ text, amount }: Words) {
  const priceText = usePriceText()
  const [before = '', after] = text.split('{price}')
  if (after === undefined) return text
  return (
    <>
      {before}
      <bdi>{priceText(amount)}</bdi>
      {after}
    </>
  )
}

function useTexts(): PriceTexts {
  const text = useText()
  return {
    from: text(productCardMessages.fromPrice, { price: '{price}' }),
    ordinary: text(productCardMessages.ordinaryPrice, { price: '{price}' }),
    campaign: text(priceMessages.campaign, { price: '{price}' }),
    lowest30: text(productCardMessages.lowestPrice30, { price: '{price}' }),
    coupon: text(priceMessages.coupon, { price: '{price}' }),
    couponCode: text(priceMessages.couponCode, { price: '{price}', code: '{code}' }),
    subscription: text(priceMessages.subscription, { price: '{price}' }),
    free: text(priceMessages.free),
  }
}
