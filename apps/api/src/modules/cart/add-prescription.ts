import type { CartReply, TypedPrescription } from '@klarsikt/contract/shop/types'
import { attachLens, type CartRefusal, checkQuantity, isLensOf } from '@klarsikt/core/cart'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { SessionCtx } from '../../context.js'
import type { Refusal } from '../../http/endpoint-handler.js'
import type { CatalogueState } from '../catalogue/state.js'
import { type CartLine, mainLine, plainLine } from './cart-line.js'
import { changeCart } from './change-cart.js'
import { refuseLens } from './lens-advice.js'
import { type GroundPrescription, lensRefusal, readPrescription } from './prescription.js'
import { quantityRefusal, whyNotMore } from './update-cart.js'

export type AddPrescription = {
  readonly skuId: string
  readonly childSkuId: string
  readonly quantity?: number | undefined
  /** The frame's or the lens's line, when an existing pair is changed. */
  readonly lineId?: string | undefined
  readonly prescription: TypedPrescription
}

/** Puts a frame with a lens ground to a prescription in the cart, or changes a pair that is there (decisions D4). */
export async function addPrescription(ctx: SessionCtx, input: AddPrescription): Promise<Result<CartReply, Refusal>> {
  const { skuId, childSkuId, lineId } = input
  const { state } = ctx.catalogue
  return changeCart(ctx, {
    skuIds: [skuId, childSkuId],
    apply(cart, facts) {
      const fact = facts.get(skuId)
      const lens = facts.get(childSkuId)
      if (!fact?.family || lens?.family !== null) return err('article.not-found')
      const replaced = mainLine(cart.lines, lineId)
      const quantity = checkQuantity(input.quantity ?? replaced?.quantity ?? 1)
      if (!quantity.ok || quantity.value === 0)
        return err(quantityRefusal(quantity.ok ? 'cart.quantity-invalid' : quantity.error))
      const own = cart.lines.filter((line) => replaced !== undefined && isLensOf(line, replaced))
      // A lens that the pair has is ground anew with the others; one that it has not takes their place.
      const lenses = own.some((line) => line.skuId === childSkuId)
        ? own
        : [plainLine(childSkuId, { state }, { parentSkuId: skuId })]
      const prescription = readFor(lenses, input.prescription, state)
      if (!prescription.ok) return prescription
      for (const { skuId: lensSkuId } of lenses) {
        const fitted = { skuId: lensSkuId, frameSkuId: skuId, prescription: prescription.value.glasses }
        const refused = refuseLens(fitted, state)
        if (refused) return err(lensRefusal(refused))
      }
      const ground = {
        prescriptionGlasses: prescription.value.glasses,
        workingDistances: prescription.value.workingDistances,
        transposedEyes: prescription.value.transposedEyes ?? [],
        quantity: quantity.value,
      }
      const frame = plainLine(skuId, { state }, { ...ground, ...(replaced ? { id: replaced.id } : {}) })
      let lines: Result<CartLine[], CartRefusal> = ok(
        cart.lines.filter((line) => line.id !== replaced?.id && !own.includes(line)),
      )
      for (const line of lenses) if (lines.ok) lines = attachLens(lines.value, frame, { ...line, ...ground })
      if (!lines.ok) return err(quantityRefusal(lines.error))
      const refusal = whyNotMore(lines.value, fact, ctx.session.isStore, lens, state)
      return refusal ? err(refusal) : ok({ ...cart, lines: lines.value, show: true })
    },
  })
}

/** The typed strengths, judged for everything that these lenses need. */
function readFor(
  lines: readonly CartLine[],
  typed: TypedPrescription,
  { lenses }: CatalogueState,
): Result<GroundPrescription, Refusal> {
  const groups = lines.map(({ skuId }) => lenses.get(skuId)?.group.data)
  if (groups.includes(undefined)) return err('article.not-found')
  const prescription = readPrescription(typed, {
    needsAddition: groups.some((group) => group?.needsAddition),
    needsWorkingDistance: groups.some((group) => group?.needsWorkingDistance),
  })
  return prescription.ok ? prescription : err({ code: 'prescription.invalid', fields: prescription.error })
}
