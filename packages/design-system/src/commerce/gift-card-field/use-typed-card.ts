import { formatGiftCardNumber, giftCardNumber } from '@klarsikt/core/gift-card'
import { useEffect, useRef, useState } from 'react'
import { focusField } from '../../primitives/error-summary/error-summary.js'

interface Typed {
  readonly number: string
  readonly pin: string
}

const NOTHING: Typed = { number: '', pin: '' }

/** State of the typed card: its fields, whether it was sent, and whether it has changed since. */
export function useTypedCard(applied: number, numberField: string) {
  const [typed, setTyped] = useState(NOTHING)
  const [tried, setTried] = useState(false)
  const [changed, setChanged] = useState(false)
  const [before, setBefore] = useState(applied)
  // Empties the fields after a card was accepted, so that another card can be typed.
  if (before !== applied) {
    setBefore(applied)
    if (applied > before) {
      setTyped(NOTHING)
      setTried(false)
    }
  }
  useFocusAfterRemoval(applied, numberField)
  return {
    typed,
    tried,
    changed,
    type: (part: Partial<Typed>) => {
      setTyped((now) => ({ ...now, ...part }))
      setChanged(true)
    },
    attempt: () => {
      setTried(true)
      setChanged(false)
    },
    /** Grouped in fours, as on the card; anything but a number stays as it is. */
    tidy: () =>
      setTyped((now) => {
        const number = giftCardNumber(now.number)
        return number === null ? now : { ...now, number: formatGiftCardNumber(number) }
      }),
  }
}

/** A removed card takes its button and the focus with it. Moves focus to the fields, unless it is elsewhere already. */
function useFocusAfterRemoval(applied: number, field: string) {
  const before = useRef(applied)
  useEffect(() => {
    if (applied < before.current && document.activeElement === document.body) focusField(field)
    before.current = applied
  }, [applied, field])
}
