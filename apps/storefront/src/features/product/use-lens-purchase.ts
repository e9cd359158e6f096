import type { Article, LensOption } from '@klarsikt/contract/shop/types'
import { errorMessages } from '@klarsikt/core/messages'
import type { PrescriptionValue } from '@klarsikt/design-system/prescription-form'
import { useState } from 'react'
import { useShop } from '../../shell/shop-state.js'
import { type LensGroup, lensMisfit, type LensMisfit } from './lens-fit.js'
import { typedPrescription } from './typed-prescription.js'
import { inCart, useAdd } from './use-add.js'
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

/** Puts the frame with its lenses in the cart, or changes the pair that is there. */
export function useLensPurchase({ article, skuId, edited, onDone }: LensPurchase) {
  const store = useShop()
  const { add, busy } = useAdd()
  const [refused, setRefused] = useState<Refused | null>(null)
  const [typed, setTyped] = useState<PrescriptionValue | null>(null)
  const buy = async (group: LensGroup, lens: LensOption, value: PrescriptionValue | null) => {
    setTyped(value)
    const misfit = value && lensMisfit(article, group, lens, value.prescription)
    if (misfit) return setRefused({ ...misfit, misfit: true, message: errorMessages['error.lens.unsuitable'] })
    const outcome = await add((client) =>
      value
        ? client.addPrescription({
            body: {
              skuId,
              childSkuId: lens.skuId,
              prescription: typedPrescription(value),
              // A pair that is changed keeps its number.
              ...(edited ? { lineId: edited.lineId } : { quantity: 1 }),
            },
          })
        : // The lens goes on the frames that are there; their number stays.
          client.updateCart({ body: { skuId, childSkuId: lens.skuId, quantity: inCart(store, skuId) || 1 } }),
    )
    if (outcome?.ok) onDone()
    else if (outcome)
      setRefused({
        message: outcome.message,
        fields: outcome.fields,
        recommended: null,
        misfit: outcome.code === 'lens.unsuitable',
      })
  }
  return { buy, busy, typed, refused, forget: () => setRefused(null) }
}
