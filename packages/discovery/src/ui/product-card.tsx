import type { ReactNode } from 'react'
import { type PriceFormatter, useDiscoveryContext } from '../react/context.js'
import type { Display } from '../wire.js'
import { ResponsiveImage } from './image.js'
import { NavLink } from './nav-link.js'
import { ImagePlaceholder, TextPlaceholder } from './placeholders.js'

export interface ProductCardProps {
  readonly display: Display | null
  /** True for the small card of the modal. */
  readonly compact?: boolean
  /** Is called instead of following the address, for example to close an overlay first. */
  readonly onFollow?: (url: string) => void
}

/** The card of a product for shops without a card of their own. */
export function ProductCard({ display, compact = false, onFollow }: ProductCardProps): ReactNode {
  const { locale, price, modalPrice } = useDiscoveryContext()
  const { texts } = locale
  const className = compact ? 'ks-d-product ks-d-product-compact' : 'ks-d-product'
  if (!display)
    return (
      <div className={className}>
        <span className="ks-d-product-media">
          <ImagePlaceholder />
        </span>
        <span className="ks-d-product-text">
          <TextPlaceholder width="40%" />
          <TextPlaceholder width="80%" />
          <TextPlaceholder width="30%" />
        </span>
      </div>
    )
  const variant = display.variant_index === null ? undefined : display.variant_displays[display.variant_index]
  const { title, image_url, image_urls, in_stock } = variant ?? display
  const url = variant?.page_url || display.localized_page_url || display.page_url
  return (
    <NavLink className={className} href={url} {...(onFollow && { onFollow: () => onFollow(url) })}>
      <span className="ks-d-product-media">
        <ResponsiveImage
          about={display.product_id}
          src={image_url ?? image_urls[0]}
          alt=""
          {...(compact ? { width: 180 } : { sizes: '25vw' })}
        />
        {in_stock ? null : <span className="ks-d-badge">{texts.outOfStock}</span>}
      </span>
      <span className="ks-d-product-text">
        {display.brand ? <span className="ks-d-product-brand">{display.brand}</span> : null}
        <span className="ks-d-product-title">{title}</span>
        {!compact && display.sub_heading_1 ? <span className="ks-d-product-sub">{display.sub_heading_1}</span> : null}
        <Price display={variant ?? display} currency={display.currency} format={compact ? modalPrice : price} />
      </span>
    </NavLink>
  )
}

type PriceProps = {
  readonly display: Pick<Display, 'sale_price' | 'original_price'>
  readonly currency: string
  readonly format: PriceFormatter
}

function Price({ display: { sale_price, original_price }, currency, format }: PriceProps): ReactNode {
  const { texts } = useDiscoveryContext().locale
  const amount = sale_price ?? original_price
  if (amount === null) return null
  const lowered = original_price !== null && sale_price !== null && sale_price < original_price
  return (
    <span className="ks-d-price" data-lowered={lowered || undefined}>
      <span className="ks-d-hidden">{texts.price} </span>
      <span className="ks-d-price-now">{format(amount, currency)}</span>
      {lowered ? (
        <>
          <span className="ks-d-hidden"> {texts.originalPrice} </span>
          <s className="ks-d-price-before">{format(original_price, currency)}</s>
        </>
      ) : null}
    </span>
  )
}
