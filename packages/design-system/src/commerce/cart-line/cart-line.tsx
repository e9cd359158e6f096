'use client'
import { CART_LINE_MAXIMUM } from '@klarsikt/core/cart'
import * as cartMessages from '@klarsikt/core/messages/cart'
import * as commonMessages from '@klarsikt/core/messages/common'
import * as productCardMessages from '@klarsikt/core/messages/product-card'
import { formatEye, type GlassesPrescription } from '@klarsikt/core/prescription'
import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.js'
import { useText } from '../../locale/locale.js'
import { Button } from '../../primitives/button/button.js'
import { Anchor } from '../../primitives/link/link-context.js'
import { NumberStepper } from '../../primitives/number-stepper/number-stepper.js'
import { Picture } from '../../primitives/picture/picture.js'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.js'
import { usePriceText } from '../price/price-text.js'
import { useRemovalFocus } from './use-removal-focus.js'
import styles from './cart-line.module.css'

export interface CartLineTexts {
  readonly edit: string
  readonly remove: string
  /** `{name}` is what was removed. */
  readonly removed: string
  readonly undo: string
  /** `{count}` pieces, shown where the quantity cannot be changed. */
  readonly pieces: string
  /** `{price}` is the lowest price of one in the 30 days before the reduction. */
  readonly lowest30: string
  /** The same text for a line with more than one piece. */
  readonly lowest30Each: string
  readonly rightEye: string
  readonly leftEye: string
}

export interface CartLineProps {
  readonly name: string
  readonly brand?: string | undefined
  readonly href?: string | undefined
  readonly image?: string | null | undefined
  readonly quantity: number
  /** Sums of all pieces in kronor, at the actual price and at the ordinary price. */
  readonly price: { readonly total: number; readonly ordinaryTotal: number; readonly isCampaign: boolean }
  /** Lowest price of one in the 30 days before the reduction, in kronor; shown with a campaign price. */
  readonly lowestPrice30?: number | null | undefined
  /** Strengths, lens type, how often it is sent. */
  readonly details?: readonly string[]
  /** The prescription of the lenses, one line for each eye. */
  readonly prescription?: GlassesPrescription | null | undefined
  /** Without it the quantity is only shown, as in a summary. */
  readonly onQuantityChange?: ((quantity: number) => void) | undefined
  readonly onRemove?: (() => void) | undefined
  readonly onEdit?: (() => void) | undefined
  /** The line has been removed. Its place says so, with an undo button if `onUndo` is given. */
  readonly removed?: boolean
  readonly onUndo?: (() => void) | undefined
  readonly error?: string | undefined
  /** A button that resolves the error. */
  readonly errorAction?: { readonly label: string; readonly onAction: () => void } | undefined
  readonly busy?: boolean
  /** A lens for the frame above: indented, without a picture. */
  readonly nested?: boolean
  readonly maximum?: number
  readonly editText?: string
  readonly removeText?: string
  readonly texts?: Partial<CartLineTexts>
  /** Lines of the lenses for this frame. */
  readonly children?: ReactNode
}

type Part = CartLineProps & { readonly say: CartLineTexts }

/** A line of the cart; plus is hidden at twelve pieces. */
export function CartLine(props: CartLineProps) {
  const { image, busy = false, nested = false, removed = false, children } = props
  const say = useTexts(props)
  const { root, moving } = useRemovalFocus(removed)
  return (
    <div
      ref={root}
      className={styles.root}
      data-nested={nested || undefined}
      data-removed={removed || undefined}
      aria-busy={busy || undefined}
    >
      {removed ? (
        <Removed {...props} onUndo={moving(props.onUndo)} say={say} />
      ) : (
        <>
          {!nested && (
            <div className={styles.media}>
              <Picture src={image} alt="" sizes="88px" largest="md" className={cx(styles.picture)} />
            </div>
          )}
          <div className={styles.body}>
            <Head {...props} say={say} />
            <Details {...props} say={say} />
            <Tools {...props} onRemove={moving(props.onRemove)} say={say} />
            <Refused {...props} />
            {children}
          </div>
        </>
      )}
    </div>
  )
}

function Removed({ name, onUndo, busy = false, say }: Part) {
  return (
    <>
      <p role="status" className={styles.muted}>
        {say.removed.replace('{name}', () => name)}
      </p>
      {onUndo && (
        <Button variant="ghost" size="small" onClick={onUndo} loading={busy} aria-label={`${say.undo} ${name}`}>
          {say.undo}
        </Button>
      )}
    </>
  )
}

function Refused({ name, error, errorAction, busy = false }: CartLineProps) {
  if (!error) return null
  return (
    <>
      <p role="alert" className={styles.error}>
        {error}
      </p>
      {errorAction && (
        <div className={styles.errorAction}>
          <Button
            variant="secondary"
            size="small"
            onClick={errorAction.onAction}
            disabled={busy}
            aria-label={`${errorAction.label}: ${name}`}
          >
            {errorAction.label}
          </Button>
        </div>
      )}
    </>
  )
}

function Head({ name, brand, href, quantity, price, lowestPrice30, say }: Part) {
  const text = useText()
  const priceText = usePriceText()
  const reduced = price.isCampaign && price.ordinaryTotal > price.total
  return (
    <div className={styles.head}>
      <div className={styles.names}>
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
      <div className={styles.prices}>
        <bdi className={styles.price} data-campaign={reduced || undefined}>
          {priceText(price.total)}
        </bdi>
        {reduced && (
          <>
            {' '}
            <s className={styles.was}>
              <VisuallyHidden>{text(productCardMessages.ordinaryPrice, { price: '' })}</VisuallyHidden>
              <bdi>{priceText(price.ordinaryTotal)}</bdi>
            </s>
          </>
        )}
      </div>
      {reduced && lowestPrice30 != null && (
        <p className={cx(styles.lowest, styles.muted)}>
          <TextWith text={quantity > 1 ? say.lowest30Each : say.lowest30} value={priceText(lowestPrice30)} />
        </p>
      )}
    </div>
  )
}

/** The price has its own direction inside the sentence. */
function TextWith({ text, value }: { readonly text: string; readonly value: string }) {
  const [before, after] = text.split('{price}')
  return (
    <>
      {before}
      <bdi>{value}</bdi>
      {after}
    </>
  )
}

function Details({ quantity, details = [], prescription, onQuantityChange, say }: Part) {
  const counted = onQuantityChange !== undefined || quantity === 1
  const shown = counted ? details : [say.pieces.replace('{count}', String(quantity)), ...details]
  if (shown.length === 0 && !prescription) return null
  return (
    <ul className={cx(styles.details, styles.muted)}>
      {shown.map((detail) => (
        <li key={detail}>{detail}</li>
      ))}
      {prescription &&
        (['right', 'left'] as const).map((eye) => (
          <li key={eye}>
            {eye === 'right' ? say.rightEye : say.leftEye}: <bdi>{formatEye(prescription, eye)}</bdi>
          </li>
        ))}
    </ul>
  )
}

function Tools({ name, quantity, onQuantityChange, onRemove, onEdit, busy = false, say, ...rest }: Part) {
  const { maximum = CART_LINE_MAXIMUM } = rest
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
        <Button variant="ghost" size="small" onClick={onEdit} aria-label={`${say.edit} ${name}`}>
          {say.edit}
        </Button>
      )}
      {onRemove && (!onQuantityChange || quantity > 1) && (
        <Button variant="ghost" size="small" onClick={onRemove} disabled={busy} aria-label={`${say.remove} ${name}`}>
          {say.remove}
        </Button>
      )}
    </div>
  )
}

function useTexts({ editText, removeText, texts }: CartLineProps): CartLineTexts {
  const text = useText()
  return {
    edit: editText ?? text(cartMessages.edit),
    remove: removeText ?? text(commonMessages.remove),
    removed: text(cartMessages.removed, { name: '{name}' }),
    undo: text(cartMessages.undo),
    pieces: text(cartMessages.pieces, { count: '{count}' }),
    lowest30: text(productCardMessages.lowestPrice30, { price: '{price}' }),
    lowest30Each: text(cartMessages.lowestPriceEach, { price: '{price}' }),
    rightEye: text(commonMessages.rightEye),
    leftEye: text(commonMessages.leftEye),
    ...texts,
  }
}
