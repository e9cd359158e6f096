import type { Display } from '@klarsikt/contract/discovery/types'
import { type ReactNode, useState } from 'react'
import { amount } from '../lib/format.js'
import { pictureOf } from '../lib/picture.js'
import { useWorkplace } from '../lib/workplace.js'

type Product = Pick<Display, 'product_id' | 'title' | 'brand' | 'image_url' | 'sale_price' | 'currency' | 'in_stock'>

type Props = { readonly product: Product; readonly before?: ReactNode; readonly after?: ReactNode }

export function ProductLine({ product, before, after }: Props) {
  const { tenant } = useWorkplace()
  const [broken, setBroken] = useState(false)
  const picture = broken ? null : pictureOf(product.image_url, tenant)
  return (
    <div className="product">
      {before}
      <span className="thumb">
        {picture && <img src={picture} alt="" width="44" height="44" loading="lazy" onError={() => setBroken(true)} />}
      </span>
      <span className="product-text">
        <strong>{product.title}</strong>
        <span className="help">
          {[product.brand, amount(product.sale_price, product.currency), product.in_stock ? null : 'Out of stock']
            .filter(Boolean)
            .join(' · ')}{' '}
          <code>{product.product_id}</code>
        </span>
      </span>
      {after}
    </div>
  )
}
