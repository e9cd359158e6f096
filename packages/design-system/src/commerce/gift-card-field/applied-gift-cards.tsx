import { CloseIcon } from '../../icons/action.js'
import { IconButton } from '../../primitives/icon-button/icon-button.js'
import { usePriceText } from '../price/price-text.js'
import type { GiftCardTexts } from './gift-card-texts.js'
import styles from './gift-card-field.module.css'

export interface AppliedGiftCard {
  readonly id: string
  /** The last digits, which may be shown. */
  readonly label: string
  /** Kronor that it pays, and kronor left on it afterwards. */
  readonly amount: number
  readonly remaining?: number
}

export interface AppliedGiftCardsProps {
  readonly cards: readonly AppliedGiftCard[]
  readonly onRemove: ((id: string) => void) | undefined
  readonly say: GiftCardTexts
}

/** The gift cards in use, each with the amount it pays and its remaining balance. */
export function AppliedGiftCards({ cards, onRemove, say }: AppliedGiftCardsProps) {
  const price = usePriceText()
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card.id} className={styles.card}>
          <div className={styles.about}>
            <p className={styles.pays}>
              <span>{card.label}</span> <bdi>{price(-card.amount)}</bdi>
            </p>
            {card.remaining !== undefined && (
              <p className={styles.note}>{say.remaining.replace('{amount}', price(card.remaining))}</p>
            )}
          </div>
          {onRemove && (
            <IconButton label={`${say.remove} ${card.label}`} icon={<CloseIcon />} onClick={() => onRemove(card.id)} />
          )}
        </li>
      ))}
    </ul>
  )
}
