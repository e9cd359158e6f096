import type { CartReply, TypedPrescription } from '@klarsikt/contract/shop/types'
import { attachLens, checkQuantity, isLensOf } from '@klarsikt/core/cart'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { SessionCtx } from '../../context.js'
import type { Refusal } from '../../http/endpoint-handler.js'
import { type CartLine, plainLine } from './cart-line.js'
import { changeCart } from './change-cart.js'
import { readPrescription } from './prescription.js'
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
  const group = state.lenses.get(childSkuId)?.group.data
  if (!group) return err('article.not-found')
  const prescription = readPrescription(input.prescription, group)
  if (!prescription.ok) return err({ code: 'prescription.invalid', fields: prescription.error })

  return changeCart(ctx, {
    skuIds: [skuId, childSkuId],
    apply(cart, facts) {
      const fact = facts.get(skuId)
      const lens = facts.get(childSkuId)
      if (!fact?.family || lens?.family !== null) return err('article.not-found')
      const replaced = lineId === undefined ? undefined : pairOf(cart.lines, lineId)
      const quantity = checkQuantity(input.quantity ?? replaced?.quantity ?? 1)
      if (!quantity.ok || quantity.value === 0)
        return err(quantityRefusal(quantity.ok ? 'cart.quantity-invalid' : quantity.error))
      const rest = replaced
        ? cart.lines.filter((line) => line.id !== replaced.id && !isLensOf(line, replaced))
        : cart.lines
      const ground = {
        prescriptionGlasses: prescription.value.glasses,
        workingDistances: prescription.value.workingDistances,
        quantity: quantity.value,
      }
      const frame = plainLine(skuId, { state }, { ...ground, ...(replaced ? { id: replaced.id } : {}) })
      const lines = attachLens(rest, frame, plainLine(childSkuId, { state }, { ...ground, parentSkuId: skuId }))
      if (!lines.ok) return err(quantityRefusal(lines.error))
      const refusal = whyNotMore(lines.value, fact, ctx.session.isStore, lens, state)
      return refusal ? err(refusal) : ok({ ...cart, lines: lines.value, show: true })
    },
  })
}

/** The frame of the pair that a line belongs to. */
function pairOf(lines: readonly CartLine[], lineId: string): CartLine | undefined {
  const line = lines.find((other) => other.id === lineId)
  return line === undefined || line.parentSkuId === null ? line : lines.find((other) => isLensOf(line, other))
}
