import type { LensParameters } from '../catalogue/lenses.js'
import type { SubscriptionInterval } from '../lens-subscription/intervals.js'
import type { GlassesField } from '../prescription/glasses.js'

/** Strengths of ground lenses: dioptres, degrees and millimetres, as they travel in a cart [CART-003]. */
export type PrescriptionGlasses = Readonly<Record<GlassesField, number | null>>

/** A line as the cart answers print it, with exactly these keys and this casing; kronor [CART-001, CART-002]. */
export type CartItem = {
  readonly skuId: string
  /** The frame's sku when the line is a lens for it. */
  readonly parentSkuID: string | null
  readonly quantity: number
  readonly articleId: number
  readonly articleDescription: string
  readonly category: string
  readonly brand: string
  /** The key of the line, see lineKey. */
  readonly ref: string
  readonly slug: string
  readonly media: { readonly md: string | null }
  readonly price: { readonly amount: number; readonly ordinaryPrice: number; readonly isCampaign: boolean }
  readonly prescription: LensParameters | null
  readonly prescriptionGlasses: PrescriptionGlasses | null
  readonly subscriptionInterval: SubscriptionInterval | null
  readonly isEditAble: boolean
}
