'use client'
import type { PricePart } from '@klarsikt/core/catalogue'
import * as productCardMessages from '@klarsikt/core/messages/product-card'
import { useText } from '../../locale/locale.js'
import * as priceMessages from '../../messages/generated/price.js'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.js'
import { usePriceText } from './price-text.js'
import styles from './price.module.css'

export { priceText, usePriceText } from './price-text.js'

/** Texts of a price. `{price}` stands for the amount. */
export interface PriceTexts {
  readonly from: string
  readonly ordinary: string
  readonly campaign: string
  readonly lowest30: string
  /** Label of a price with a discount code whose name is unknown. */
  readonly coupon: string
  /** The same label with the name of the code in place of `{code}`. */
  readonly couponCode: string
  readonly subscription: string
  /** Replaces an amount of zero if {@link PriceProps.sayFree} is set. */
  readonly free: string
}

/** The amounts of a price, in kronor with VAT. A whole {@link PricePart} fits too. */
export type PriceAmounts = Pick<PricePart, 'amount'> &
  Partial<Pick<PricePart, 'isCampaign' | 'ordinaryPrice' | 'couponPrice' | 'fromPrice'>>

export interface PriceProps {
  readonly price: PriceAmounts
  /** `subscription` adds a line of text under the amount [PRICE-007]. */
  readonly kind?: 'unit' | 'subscription'
  /**
   * Lowest price of the 30 days before the reduction, in kronor. Shown with a campaign price and with a price by a
   * code.
   */
  readonly lowestPrice30?: number | null
  /** Name of the code that gives `couponPrice`. Customers cannot use the price without it. */
  readonly couponCode?: string | null | undefined
  readonly size?: 'medium' | 'large'
  /** Shows `Gratis` for zero. By default zero is `0 kr`, like any other amount [PRICE-009]. */
  readonly sayFree?: boolean
  /** A unit price or terms, below everything else. */
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
  // A code's price belongs to this article. Beside the lowest price of its variants it could look like an increase.
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

/** An amount reads left to right inside right-to-left text. */
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
