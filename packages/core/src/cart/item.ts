import type { LensParameters } from '../catalogue/lenses.js'
import type { SubscriptionInterval } from '../lens-subscription/intervals.js'
import type { GlassesField } from '../prescription/glasses.js'

/** The prescription of ground lenses in a cart: dioptres, degrees and millimetres [CART-003]. */
export type PrescriptionGlasses = Readonly<Record<GlassesField, number | null>>

/** A cart line in an answer, with exactly these keys in this casing. Amounts are in kronor [CART-001, CART-002]. */
export type CartItem = {
  readonly skuId: string
  /** For a lens, the sku of its frame. */
  readonly parentSkuID: string | null
  readonly quantity: number
  readonly articleId: number
  readonly articleDescription: string
  readonly category: string
  readonly brand: string
  /** The key of the line, see {@link lineKey}. */
  readonly ref: string
  readonly slug: string
  readonly media: { readonly md: string | null }
  readonly price: { readonly amount: number; readonly ordinaryPrice: number; readonly isCampaign: boolean }
  readonly prescription: LensParameters | null
  readonly prescriptionGlasses: PrescriptionGlasses | null
  readonly subscriptionInterval: SubscriptionInterval | null
  readonly isEditAble: boolean
}
