import type { CartReply, TypedPrescription } from '@klarsikt/contract/shop/types'
import type { AwaitedSource } from '@klarsikt/core/awaited-prescription'
import {
  asSeparatePair,
  attachLens,
  type CartRefusal,
  checkAvailability,
  checkQuantity,
  isLensOf,
  mainLine,
  pairsLike,
  placeOfLens,
  tooManyAlike,
} from '@klarsikt/core/cart'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { SessionCtx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import type { CatalogueState } from '../../catalogue/index.js'
import { type CartLine, plainLine } from './cart-line.js'
import { type CartDraft, changeCart } from './change-cart.js'
import { refuseLens } from './lens-advice.js'
import { type GroundPrescription, lensRefusal, readPrescription } from './prescription.js'
import { fits, quantityRefusal } from './update-cart.js'

export type AddPrescription = {
  readonly skuId: string
  readonly childSkuId: string
  readonly quantity?: number | undefined
  /** The line of the frame or of the lens, when an existing pair is changed. */
  readonly lineId?: string | undefined
  /** The id of a new pair. A pair with the same id is added once. */
  readonly newPairId?: string | undefined
  readonly anotherPair?: boolean | undefined
  readonly prescription?: TypedPrescription | undefined
  /** Where the prescription that is sent after the purchase comes from. */
  readonly prescriptionSource?: AwaitedSource | undefined
}

type Ground = Pick<
  CartLine,
  'prescriptionGlasses' | 'prescriptionSource' | 'workingDistances' | 'transposedEyes' | 'quantity'
>

/** Puts a frame with a lens for a prescription in the cart, or changes a pair in it. */
export async function addPrescription(ctx: SessionCtx, input: AddPrescription): Promise<Result<CartReply, Refusal>> {
  const { state } = ctx.catalogue
  return changeCart(ctx, {
    skuIds: [input.skuId, input.childSkuId],
    apply(cart, facts) {
      const fact = facts.get(input.skuId)
      const lens = facts.get(input.childSkuId)
      if (!fact?.family || lens?.family !== null) return err('article.not-found')
      const replaced = mainLine(cart.lines, input.lineId)
      if (!replaced && input.newPairId !== undefined && cart.lines.some(({ id }) => id === input.newPairId))
        return ok(null)
      const changed = withPair(cart, input, replaced, state)
      if (!changed.ok) return changed
      const refusal = checkAvailability(changed.value, fact, {
        isStore: ctx.actor.kind === 'staff',
        lensFits: fits(state, lens.skuId, fact),
      })
      return refusal ? err(refusal) : ok({ ...cart, lines: changed.value, show: true })
    },
  })
}

function withPair(
  { lines }: CartDraft,
  input: AddPrescription,
  replaced: CartLine | undefined,
  state: CatalogueState,
): Result<CartLine[], Refusal> {
  const { skuId, childSkuId } = input
  const quantity = checkQuantity(input.quantity ?? replaced?.quantity ?? 1)
  if (!quantity.ok || quantity.value === 0)
    return err(quantityRefusal(quantity.ok ? 'cart.quantity-invalid' : quantity.error))
  const own = lines.filter((line) => replaced !== undefined && isLensOf(line, replaced))
  // A lens that the pair has already gets the new prescription. Another lens replaces the pair's lenses.
  const lenses = own.some((line) => line.skuId === childSkuId)
    ? own
    : [plainLine(childSkuId, { state }, { parentSkuId: skuId })]
  const ground = groundFor(lenses, input, state)
  if (!ground.ok) return ground
  const rest = lines.filter((line) => line.id !== replaced?.id && !own.includes(line))
  const frame = pairFrame(rest, input, replaced, { ...ground.value, quantity: quantity.value }, state)
  if (!frame.ok) return frame
  const { prescriptionGlasses, prescriptionSource, workingDistances, transposedEyes, pairId } = frame.value
  const ofPair = {
    prescriptionGlasses,
    prescriptionSource: prescriptionSource ?? null,
    workingDistances,
    transposedEyes,
    pairId: pairId ?? null,
    quantity: quantity.value,
  }
  let changed: Result<CartLine[], CartRefusal> = ok(rest)
  for (const line of lenses) if (changed.ok) changed = attachLens(changed.value, frame.value, { ...line, ...ofPair })
  if (!changed.ok) return err(quantityRefusal(changed.error))
  return tooManyAlike(changed.value, frame.value, childSkuId)
    ? err(quantityRefusal('cart.line-limit'))
    : ok(changed.value)
}

/** The frame of the pair. Refused when several pairs fit and the call names none. */
function pairFrame(
  rest: readonly CartLine[],
  { skuId, childSkuId, newPairId, anotherPair = false }: AddPrescription,
  replaced: CartLine | undefined,
  ground: Ground,
  state: CatalogueState,
): Result<CartLine, Refusal> {
  const frame = plainLine(skuId, { state }, ground)
  if (replaced) return ok(asSeparatePair(rest, { ...frame, id: replaced.id, pairId: replaced.pairId ?? null }))
  if (anotherPair) return ok(asSeparatePair(rest, { ...frame, ...(newPairId !== undefined && { id: newPairId }) }))
  const place = placeOfLens(rest, frame, childSkuId)
  if (place === 'duplicate') return err('cart.duplicate-lens-colour')
  const other = pairsLike(rest, frame).at(-1)
  if (place === 'ask' && other) return err({ code: 'cart.pair-exists', fields: { lineId: other.id } })
  return ok({ ...frame, ...(newPairId !== undefined && { id: newPairId }) })
}

/** Checks the typed prescription for everything that these lenses need, and that the lenses suit it. */
function groundFor(
  lines: readonly CartLine[],
  { skuId, prescription: typed, prescriptionSource }: AddPrescription,
  state: CatalogueState,
): Result<Omit<Ground, 'quantity'>, Refusal> {
  const groups = lines.map((line) => state.lenses.get(line.skuId)?.group.data)
  if (groups.includes(undefined)) return err('article.not-found')
  if (!groups.some((group) => group?.needsPrescription)) return ok(NOT_GROUND)
  if (prescriptionSource !== undefined) return ok({ ...NOT_GROUND, prescriptionSource })
  if (!typed) return err('prescription.invalid')
  const prescription: Result<GroundPrescription, Record<string, string>> = readPrescription(typed, {
    needsAddition: groups.some((group) => group?.needsAddition),
    needsWorkingDistance: groups.some((group) => group?.needsWorkingDistance),
  })
  if (!prescription.ok) return err({ code: 'prescription.invalid', fields: prescription.error })
  const { glasses, workingDistances, transposedEyes = [] } = prescription.value
  for (const line of lines) {
    const refused = refuseLens({ skuId: line.skuId, frameSkuId: skuId, prescription: glasses }, state)
    if (refused) return err(lensRefusal(refused))
  }
  return ok({ ...NOT_GROUND, prescriptionGlasses: glasses, workingDistances, transposedEyes })
}

const NOT_GROUND: Omit<Ground, 'quantity'> = {
  prescriptionGlasses: null,
  prescriptionSource: null,
  workingDistances: null,
  transposedEyes: [],
}
