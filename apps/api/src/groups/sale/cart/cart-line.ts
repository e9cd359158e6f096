import { randomBytes } from 'node:crypto'
import { type CountedLine, type Discount, isDiscounted, type PricedLine, reachesMinimum } from '@klarsikt/core/cart'
import type { HandedPieces } from '@klarsikt/core/cart-handover'
import { memberDiscount } from '@klarsikt/core/friends'
import type { Eye, WorkingDistances } from '@klarsikt/core/prescription'
import type { Seller } from '@klarsikt/core/staff'
import type { Encryption } from '@klarsikt/server/encryption'
import type { CatalogueState } from '../../catalogue/index.js'
import type { FramePerk } from '../../person/index.js'
import type { SkuFact } from './facts.js'
import { openGiftCardDelivery, sealGiftCardDelivery } from './gift-card-delivery.js'
import { type LensRefusal, refuseLens } from './lens-advice.js'
import { type GroundPrescription, openPrescription, sealPrescription } from './prescription.js'
import type { CartDiscount } from './read-cart.js'
import type { StoredLine } from './stored-line.js'

/** A line in the form of core's rules, with its own id. */
export type CartLine = CountedLine & {
  readonly id: string
  readonly workingDistances: WorkingDistances | null
  /** The eyes for which a contact lens was chosen. */
  readonly eyes: readonly Eye[]
  /** The eyes whose cylinder was typed as a positive number. */
  readonly transposedEyes: readonly Eye[]
  /** The employee who handed the line over to the customer. */
  readonly seller?: Seller | undefined
  /** The handovers by which its pieces came. */
  readonly handed?: readonly HandedPieces[] | undefined
}

export type PricedCartLine = CartLine & PricedLine & { readonly fact: SkuFact }

type Parts = { readonly encryption: Encryption; readonly state: CatalogueState }

export function newLineId(): string {
  return randomBytes(9).toString('base64url')
}

/** Makes a line for a sku that is not in the cart yet. */
export function plainLine(skuId: string, { state }: Pick<Parts, 'state'>, of: Partial<CartLine> = {}): CartLine {
  return {
    id: newLineId(),
    skuId,
    parentSkuId: null,
    quantity: 1,
    lensColour: state.lenses.get(skuId)?.option.data.colour ?? null,
    prescription: state.skus.get(skuId)?.parameters ?? null,
    prescriptionGlasses: null,
    prescriptionSource: null,
    workingDistances: null,
    subscriptionInterval: null,
    pairId: null,
    giftCardDelivery: null,
    eyes: [],
    transposedEyes: [],
    ...of,
  }
}

/** Whether a lens cannot be bought yet: its prescription is missing and is not to be sent later. */
export function lacksPrescription(
  {
    skuId,
    prescriptionGlasses,
    prescriptionSource,
  }: Pick<CartLine, 'skuId' | 'prescriptionGlasses' | 'prescriptionSource'>,
  { lenses }: Pick<CatalogueState, 'lenses'>,
): boolean {
  if (prescriptionGlasses !== null || prescriptionSource) return false
  return lenses.get(skuId)?.group.data.needsPrescription === true
}

/** Why a line's lens does not suit its prescription and frame in the current catalogue; null when it does. */
export function unsuitable(
  { skuId, parentSkuId, prescriptionGlasses }: CartLine,
  state: Parameters<typeof refuseLens>[1],
): LensRefusal | null {
  if (parentSkuId === null || prescriptionGlasses === null) return null
  return refuseLens({ skuId, frameSkuId: parentSkuId, prescription: prescriptionGlasses }, state)
}

export function fromStored(line: StoredLine, { encryption, state }: Parts): CartLine {
  const ground = line.prescription === null ? null : openPrescription(encryption, line.prescription)
  return {
    id: line.id,
    skuId: line.skuId,
    parentSkuId: line.parentSkuId,
    quantity: line.quantity,
    lensColour: line.lensColour,
    prescription: state.skus.get(line.skuId)?.parameters ?? null,
    prescriptionGlasses: ground?.glasses ?? null,
    prescriptionSource: line.prescriptionSource ?? null,
    workingDistances: ground?.workingDistances ?? null,
    subscriptionInterval: line.interval,
    pairId: line.pairId ?? null,
    giftCardDelivery:
      line.giftCardDelivery === undefined ? null : openGiftCardDelivery(encryption, line.giftCardDelivery),
    eyes: line.eyes ?? [],
    transposedEyes: ground?.transposedEyes ?? [],
    seller: line.seller,
    handed: line.handed,
  }
}

export function toStored(line: CartLine, encryption: Encryption): StoredLine {
  const ground: GroundPrescription | null =
    line.prescriptionGlasses === null
      ? null
      : {
          glasses: line.prescriptionGlasses as GroundPrescription['glasses'],
          workingDistances: line.workingDistances,
          transposedEyes: line.transposedEyes,
        }
  return {
    id: line.id,
    skuId: line.skuId,
    parentSkuId: line.parentSkuId,
    quantity: line.quantity,
    lensColour: line.lensColour,
    prescription: ground === null ? null : sealPrescription(encryption, ground),
    interval: line.subscriptionInterval,
    ...(line.prescriptionSource && { prescriptionSource: line.prescriptionSource }),
    ...(line.pairId && { pairId: line.pairId }),
    ...(line.giftCardDelivery && {
      giftCardDelivery: sealGiftCardDelivery(encryption, line.giftCardDelivery),
    }),
    ...(line.eyes.length > 0 && { eyes: line.eyes }),
    ...(line.seller && { seller: line.seller }),
    ...(line.handed && line.handed.length > 0 && { handed: line.handed }),
  }
}

/** Prices the lines at today's prices. A sku that is no longer sold is left out, and so is a lens without its frame. */
export function priceLines(lines: readonly CartLine[], facts: ReadonlyMap<string, SkuFact>): PricedCartLine[] {
  return lines.flatMap((line) => {
    const fact = facts.get(line.skuId)
    const family = line.parentSkuId === null ? fact?.family : facts.get(line.parentSkuId)?.family
    if (!fact || !family) return []
    const unitPrice = line.subscriptionInterval === null ? fact.amount : fact.subscriptionAmount
    return [{ ...line, fact, family, unitPrice, vatRate: fact.vatRate }]
  })
}

/** The discount of the code if the goods that it covers reach its minimum, otherwise null. */
export function holdingDiscount(lines: readonly PricedCartLine[], code: CartDiscount | null): Discount | null {
  if (code === null) return null
  return reachesMinimum(lines, code.discount, code.minimum) === 'reached' ? code.discount : null
}

/** The discount of a cart: that of a valid code, otherwise that of members; never both [LOYAL-001]. */
export function cartDiscount(
  lines: readonly PricedCartLine[],
  code: CartDiscount | null,
  perk: FramePerk,
): Discount | null {
  const ofCode = holdingDiscount(lines, code)
  if (ofCode) return ofCode
  const ofMember = memberDiscount(perk)
  return ofMember && lines.some((line) => isDiscounted(line, ofMember)) ? ofMember : null
}
