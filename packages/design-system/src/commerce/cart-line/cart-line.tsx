'use client'
import { CART_LINE_MAXIMUM } from '@klarsikt/core/cart'
import { cartMessages, commonMessages, productMessages } from '@klarsikt/core/messages'
import { formatPrice } from '@klarsikt/core/money'
import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.js'
import { Button } from '../../primitives/button/button.js'
import { Anchor } from '../../primitives/link/link-context.js'
import { NumberStepper } from '../../primitives/number-stepper/number-stepper.js'
import { Picture } from '../../primitives/picture/picture.js'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.js'
import styles from './cart-line.module.css'

export interface CartLineProps {
  readonly name: string
  readonly brand?: string | undefined
  readonly href?: string | undefined
  readonly image?: string | null | undefined
  readonly quantity: number
  /** Price of one in kronor; the line shows it times the quantity. */
  readonly price: { readonly amount: number; readonly ordinaryPrice: number; readonly isCampaign: boolean }
  /** Strengths, lens type, how often it is sent. */
  readonly details?: readonly string[]
  /** Without it the line is only shown, as in a summary. */
  readonly onQuantityChange?: ((quantity: number) => void) | undefined
  readonly onRemove?: (() => void) | undefined
  readonly onEdit?: (() => void) | undefined
  readonly error?: string | undefined
  readonly busy?: boolean
  /** A lens for the frame above: stands under it, without a picture. */
  readonly nested?: boolean
  readonly maximum?: number
  readonly editText?: string
  readonly removeText?: string
  /** Lines of the lenses for this frame. */
  readonly children?: ReactNode
}

/** A line of the cart; plus is hidden at twelve pieces. */
export function CartLine(props: CartLineProps) {
  const { image, quantity, details = [], onQuantityChange, error, busy = false, nested = false, children } = props
  const shown = onQuantityChange || quantity === 1 ? details : [`${quantity} st`, ...details]
  return (
    <div className={styles.root} data-nested={nested || undefined} aria-busy={busy || undefined}>
      {!nested && (
        <div className={styles.media}>
          <Picture src={image} alt="" sizes="88px" largest="md" className={cx(styles.picture)} />
        </div>
      )}
      <div className={styles.body}>
        <Head {...props} />
        {shown.length > 0 && (
          <ul className={cx(styles.details, styles.muted)}>
            {shown.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        )}
        <Tools {...props} />
        {error && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
        {children}
      </div>
    </div>
  )
}

function Head({ name, brand, href, quantity, price }: CartLineProps) {
  const reduced = price.isCampaign && price.ordinaryPrice > price.amount
  return (
    <div className={styles.head}>
      <div>
        {brand && <p className={styles.muted}>{brand}</p>}
        <p className={styles.name}>
          {href === undefined ? (
            name
          ) : (
            <Anchor href={href} className={cx(styles.link)}>
              {name}
            </Anchor>
          )}
        </p>
      </div>
      <div>
        <span className={styles.price} data-campaign={reduced || undefined}>
          {formatPrice(price.amount * quantity)}
        </span>
        {reduced && (
          <>
            {' '}
            <s className={styles.was}>
              <VisuallyHidden>{productMessages['product.ordinaryPrice'].replace('{price}', '')}</VisuallyHidden>
              {formatPrice(price.ordinaryPrice * quantity)}
            </s>
          </>
        )}
      </div>
    </div>
  )
}

function Tools({ name, quantity, onQuantityChange, onRemove, onEdit, busy = false, ...rest }: CartLineProps) {
  const { maximum = CART_LINE_MAXIMUM } = rest
  const { editText = cartMessages['cart.edit'], removeText = commonMessages['common.remove'] } = rest
  if (!onQuantityChange && !onRemove && !onEdit) return null
  return (
    <div className={styles.tools}>
      {onQuantityChange && (
        <NumberStepper
          value={quantity}
          maximum={maximum}
          label={name}
          disabled={busy}
          onChange={onQuantityChange}
          {...(onRemove && { onRemove })}
        />
      )}
      {onEdit && (
        <Button variant="ghost" size="small" onClick={onEdit}>
          {editText}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
      {onRemove && (!onQuantityChange || quantity > 1) && (
        <Button variant="ghost" size="small" onClick={onRemove} disabled={busy}>
          {removeText}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
    </div>
  )
}
