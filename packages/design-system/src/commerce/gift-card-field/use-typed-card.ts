import { formatGiftCardNumber, giftCardNumber } from '@klarsikt/core/gift-card'
import { useEffect, useRef, useState } from 'react'
import { focusField } from '../../primitives/error-summary/error-summary.js'

interface Typed {
  readonly number: string
  readonly pin: string
}

const NOTHING: Typed = { number: '', pin: '' }

/** What is typed of a card, whether it was sent, and whether it has been changed since. */
export function useTypedCard(applied: number, numberField: string) {
  const [typed, setTyped] = useState(NOTHING)
  const [tried, setTried] = useState(false)
  const [changed, setChanged] = useState(false)
  const [before, setBefore] = useState(applied)
  // Empty for the next card once one was accepted.
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

/** The button that removes a card goes with it: focus goes to the fields, unless it was moved already. */
function useFocusAfterRemoval(applied: number, field: string) {
  const before = useRef(applied)
  useEffect(() => {
    if (applied < before.current && document.activeElement === document.body) focusField(field)
    before.current = applied
  }, [applied, field])
}
