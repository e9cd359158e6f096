import type { Article, LensOption } from '@klarsikt/contract/shop/types'
import * as purchaseErrorsMessages from '@klarsikt/core/messages/purchase-errors'
import type { PrescriptionValue } from '@klarsikt/design-system/prescription-form'
import { useRef, useState } from 'react'
import { type LensGroup, lensMisfit, type LensMisfit } from './lens-fit.js'
import { newPairId } from './new-pair-id.js'
import { typedPrescription } from './typed-prescription.js'
import { useAdd } from './use-add.js'
import type { EditedPair } from './use-edited-pair.js'

interface Refused extends LensMisfit {
  readonly message: string
  /** The lens does not suit the strengths; anything else has another way on. */
  readonly misfit: boolean
}

interface LensPurchase {
  readonly article: Article
  readonly skuId: string
  readonly edited: EditedPair | null
  readonly onDone: () => void
}

/** What is to become of the lenses, where the cart has a pair with the same frame and strengths. */
export type PairChoice = 'another' | 'replace'

interface ChosenLens {
  readonly lens: LensOption
  readonly value: PrescriptionValue | null
}
type Choice = { readonly lineId: string } | { readonly anotherPair: true }

/** Puts the frame with its lenses in the cart, or changes the pair that is there. */
export function useLensPurchase({ article, skuId, edited, onDone }: LensPurchase) {
  const { add, busy } = useAdd()
  const [refused, setRefused] = useState<Refused | null>(null)
  const [typed, setTyped] = useState<PrescriptionValue | null>(null)
  const [question, setQuestion] = useState<(ChosenLens & { readonly lineId: string }) | null>(null)
  // The same until the pair is in the cart, so that a press after a lost answer adds no second one.
  const pairId = useRef(newPairId())
  const send = async ({ lens, value }: ChosenLens, choice?: Choice) => {
    // A pair that is changed keeps its number.
    const pair = edited ? { lineId: edited.lineId } : { newPairId: pairId.current, ...choice }
    const prescription = value ? { prescription: typedPrescription(value) } : {}
    const outcome = await add({
      call: 'addPrescription',
      body: { skuId, childSkuId: lens.skuId, ...pair, ...prescription },
    })
    if (!outcome) return
    const { lineId } = outcome.ok ? {} : outcome.fields
    if (!outcome.ok && outcome.code === 'cart.pair-exists' && lineId) return setQuestion({ lens, value, lineId })
    setQuestion(null)
    if (outcome.ok) {
      pairId.current = newPairId()
      return onDone()
    }
    setRefused({
      message: outcome.message,
      fields: outcome.fields,
      recommended: null,
      misfit: outcome.code === 'lens.unsuitable',
    })
  }
  const buy = async (group: LensGroup, lens: LensOption, value: PrescriptionValue | null) => {
    setTyped(value)
    setRefused(null)
    const misfit = value && lensMisfit(article, group, lens, value.prescription)
    if (misfit) setRefused({ ...misfit, misfit: true, message: purchaseErrorsMessages.lensUnsuitable() })
    else await send({ lens, value })
  }
  const answer = (choice: PairChoice) => {
    if (question) void send(question, choice === 'another' ? { anotherPair: true } : { lineId: question.lineId })
  }
  return {
    buy,
    busy,
    typed,
    refused,
    forget: () => setRefused(null),
    question,
    answer,
    cancel: () => setQuestion(null),
  }
}
