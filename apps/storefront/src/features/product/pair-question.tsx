import { cartMessages, commonMessages, formatMessage } from '@klarsikt/core/messages'
import { Button } from '@klarsikt/design-system/button'
import { Dialog } from '@klarsikt/design-system/dialog'
import { useRef } from 'react'
import { useShopState } from '../../shell/shop-state.js'
import type { PairChoice } from './use-lens-purchase.js'

interface PairQuestionProps {
  /** The frame's line of the pair in the cart; null while nothing is asked. */
  readonly lineId: string | null
  /** The lenses that were chosen now. */
  readonly lens: string
  readonly busy: boolean
  readonly onAnswer: (choice: PairChoice) => void
  readonly onCancel: () => void
}

/** The same frame with the same strengths lies in the cart with other lenses: another pair, or these instead? */
export function PairQuestion({ lineId, lens, busy, onAnswer, onCancel }: PairQuestionProps) {
  const items = useShopState(({ cart }) => cart?.items)
  const harmless = useRef<HTMLButtonElement>(null)
  const present = items?.find(
    ({ parentLineId }) => parentLineId !== null && parentLineId === lineId,
  )?.articleDescription
  return (
    <Dialog
      open={lineId !== null}
      onClose={onCancel}
      title={cartMessages['cart.pair.title']}
      size="small"
      initialFocus={harmless}
    >
      <div className="ks-stack">
        <p>
          {present === undefined
            ? cartMessages['cart.pair.text']
            : formatMessage(cartMessages['cart.pair.present'], { lens: present })}
        </p>
        <p>{formatMessage(cartMessages['cart.pair.chosen'], { lens })}</p>
        <Button ref={harmless} fullWidth loading={busy} onClick={() => onAnswer('another')}>
          {cartMessages['cart.pair.another']}
        </Button>
        <Button fullWidth variant="secondary" disabled={busy} onClick={() => onAnswer('replace')}>
          {cartMessages['cart.pair.replace']}
        </Button>
        <Button fullWidth variant="ghost" disabled={busy} onClick={onCancel}>
          {commonMessages['common.cancel']}
        </Button>
      </div>
    </Dialog>
  )
}
