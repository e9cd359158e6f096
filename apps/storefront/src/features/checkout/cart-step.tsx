import type { CartItem } from '@klarsikt/contract/shop/types'
import { CART_LINE_MAXIMUM, pieces } from '@klarsikt/core/cart'
import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import * as purchaseErrorsMessages from '@klarsikt/core/messages/purchase-errors'
import { formatPrice } from '@klarsikt/core/money'
import { withdrawalText } from '@klarsikt/core/order'
import { Button } from '@klarsikt/design-system/button'
import { CartLine } from '@klarsikt/design-system/cart-line'
import { Picture } from '@klarsikt/design-system/picture'
import { lineDetails } from '../cart/line-details.js'
import { keepFocusInPlace, LINE } from '../cart/line-focus.js'
import { linePrice } from '../cart/line-price.js'
import { useCartLines } from '../cart/use-cart-lines.js'
import styles from './checkout-page.module.css'

const THUMBNAILS = 4

/** Shows the goods in one row of pictures. */
export function CartSummary({ items, total }: { readonly items: readonly CartItem[]; readonly total: number }) {
  const pictured = items.filter((item) => item.parentLineId === null)
  return (
    <div className={styles.thumbs}>
      {pictured.slice(0, THUMBNAILS).map((item) => (
        <span key={item.lineId} className={styles.thumb}>
          <Picture src={item.media.image ?? item.media.md} alt={item.articleDescription} sizes="64px" />
        </span>
      ))}
      <span className="ks-tabular">
        {checkoutMessages.pieces({ count: pieces(items) })}, {formatPrice(total)}
      </span>
    </div>
  )
}

/** Shows the lines, whose quantities the customer can change. */
export function CartStep({ items, onDone }: { readonly items: readonly CartItem[]; readonly onDone: () => void }) {
  return (
    <div className="ks-stack">
      <CartLines items={items} editable />
      <div>
        <Button variant="secondary" onClick={onDone}>
          {checkoutMessages.done()}
        </Button>
      </div>
    </div>
  )
}

export function CartLines({
  items,
  editable = false,
}: {
  readonly items: readonly CartItem[]
  readonly editable?: boolean
}) {
  return (
    <div>
      {items
        .filter((item) => item.parentLineId === null)
        .map((item) => (
          <div key={item.lineId} {...{ [LINE]: item.lineId }}>
            <Line item={item} editable={editable}>
              {items
                .filter((lens) => lens.parentLineId === item.lineId)
                .map((lens) => (
                  <Line key={lens.lineId} item={lens} editable={editable} nested />
                ))}
            </Line>
          </div>
        ))}
    </div>
  )
}

interface LineProps {
  readonly item: CartItem
  readonly editable: boolean
  readonly nested?: boolean
  readonly children?: React.ReactNode
}

function Line({ item, editable, nested = false, children }: LineProps) {
  const lines = useCartLines()
  const remove = () => {
    keepFocusInPlace('main', item.parentLineId ?? item.lineId)
    void lines.remove(item)
  }
  const short = editable && item.quantity > item.maximum
  return (
    <CartLine
      name={item.articleDescription}
      {...(!nested && { brand: item.brand, image: item.media.md })}
      {...(!nested && editable && { href: item.url })}
      quantity={item.quantity}
      price={linePrice(item)}
      lowestPrice30={item.lowestPrice30}
      details={[...lineDetails(item), withdrawalText(item)]}
      nested={nested}
      maximum={Math.min(item.maximum, CART_LINE_MAXIMUM)}
      error={short ? purchaseErrorsMessages.productOutOfStock() : (item.problem ?? undefined)}
      {...(!short && { errorAction: lines.wayOut(item) })}
      {...(editable &&
        item.isEditAble &&
        !nested && { onQuantityChange: (quantity: number) => lines.setQuantity(item, quantity) })}
      {...(editable && { onRemove: remove })}
    >
      {children}
    </CartLine>
  )
}
