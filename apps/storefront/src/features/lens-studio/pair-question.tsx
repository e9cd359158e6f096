import * as cartPairMessages from '@klarsikt/core/messages/cart-pair'
import * as commonMessages from '@klarsikt/core/messages/common'
import { Button } from '@klarsikt/design-system/button'
import { Dialog } from '@klarsikt/design-system/dialog'
import { useRef } from 'react'
import { useCart } from '../cart/use-cart.js'
import type { PairChoice } from './use-lens-purchase.js'

interface PairQuestionProps {
  /** The frame's line of the pair in the cart, or null while the dialog is closed. */
  readonly lineId: string | null
  /** The name of the newly chosen lenses. */
  readonly lens: string
  readonly busy: boolean
  readonly onAnswer: (choice: PairChoice) => void
  readonly onCancel: () => void
}

/**
 * Asks what to do when the cart has the same frame and strengths with other lenses: add another pair, or replace the
 * lenses.
 */
export function PairQuestion({ lineId, lens, busy, onAnswer, onCancel }: PairQuestionProps) {
  const items = useCart()?.items
  const harmless = useRef<HTMLButtonElement>(null)
  const present = items?.find(
    ({ parentLineId }) => parentLineId !== null && parentLineId === lineId,
  )?.articleDescription
  return (
    <Dialog
      open={lineId !== null}
      onClose={onCancel}
      title={cartPairMessages.pairTitle()}
      size="small"
      initialFocus={harmless}
    >
      <div className="ks-stack">
        <p>{present === undefined ? cartPairMessages.pairText() : cartPairMessages.pairPresent({ lens: present })}</p>
        <p>{cartPairMessages.pairChosen({ lens })}</p>
        <Button ref={harmless} fullWidth loading={busy} onClick={() => onAnswer('another')}>
          {cartPairMessages.pairAnother()}
        </Button>
        <Button fullWidth variant="secondary" disabled={busy} onClick={() => onAnswer('replace')}>
          {cartPairMessages.pairReplace()}
        </Button>
        <Button fullWidth variant="ghost" disabled={busy} onClick={onCancel}>
          {commonMessages.cancel()}
        </Button>
      </div>
    </Dialog>
  )
}
