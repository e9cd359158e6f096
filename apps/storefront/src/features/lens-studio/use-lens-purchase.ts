import type { LensOption } from '@klarsikt/contract/shop/types'
import type { PrescriptionSource } from '@klarsikt/core/awaited-prescription'
import { useRef, useState } from 'react'
import { useAdd } from '../product/use-add.js'
import { newPairId } from './new-pair-id.js'
import type { Strengths } from './strengths.js'
import { typedPrescription } from './typed-prescription.js'

interface LensPurchase {
  readonly skuId: string
  readonly lens: LensOption | null
  readonly strengths: Strengths | null
  readonly source: PrescriptionSource | null
  /** The frame's line of the pair that is changed. Null for a new pair. */
  readonly lineId: string | null
  readonly onDone: () => void
}

/** The customer's answer where the cart has a pair with the same frame and strengths. */
export type PairChoice = 'another' | 'replace'
type Choice = { readonly lineId: string } | { readonly anotherPair: true }

interface Refused {
  readonly code: string
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
}

/** Puts the frame with its lenses into the cart, or changes the pair that is there. */
export function useLensPurchase({ skuId, lens, strengths, source, lineId, onDone }: LensPurchase) {
  const { add, busy } = useAdd()
  const [refused, setRefused] = useState<Refused | null>(null)
  const [presentLine, setPresentLine] = useState<string | null>(null)
  // The id stays until the pair is in the cart. A press after a lost answer then adds no second pair.
  const pairId = useRef(newPairId())
  const send = async (choice?: Choice) => {
    if (!lens) return
    setRefused(null)
    // A changed pair keeps its line.
    const pair = lineId === null ? { newPairId: pairId.current, ...choice } : { lineId }
    const prescription = strengths
      ? { prescription: typedPrescription(strengths) }
      : source !== null && source !== 'typed' && { prescriptionSource: source }
    const outcome = await add({
      call: 'addPrescription',
      body: { skuId, childSkuId: lens.skuId, ...pair, ...prescription },
    })
    if (!outcome) return
    const present = outcome.ok ? undefined : outcome.fields['lineId']
    if (!outcome.ok && outcome.code === 'cart.pair-exists' && present) return setPresentLine(present)
    setPresentLine(null)
    if (outcome.ok) {
      pairId.current = newPairId()
      return onDone()
    }
    setRefused(outcome)
  }
  const answer = (choice: PairChoice) => {
    if (presentLine !== null) void send(choice === 'another' ? { anotherPair: true } : { lineId: presentLine })
  }
  return { buy: () => void send(), busy, refused, presentLine, answer, cancel: () => setPresentLine(null) }
}
