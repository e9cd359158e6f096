import type { Cart } from '@klarsikt/contract/shop/types'
import { stockholmDate } from '@klarsikt/core/calendar'
import type { Discount, PricedLine } from '@klarsikt/core/cart'
import type { HandedPieces } from '@klarsikt/core/cart-handover'
import type { WithdrawalDays } from '@klarsikt/core/catalogue'
import type { Eye, WorkingDistances } from '@klarsikt/core/prescription'
import type { Seller } from '@klarsikt/core/staff'
import type { Executor } from '@klarsikt/server/database'
import type { Deps } from '../../../context.js'
import type { CatalogueState } from '../../catalogue/index.js'
import { readFramePerk } from '../../person/index.js'
import {
  type KnownGiftCard,
  type PricedCartLine,
  cartDiscount,
  cartReply,
  fromStored,
  isMadeToOrder,
  lacksPrescription,
  lineDescription,
  openCart,
  priceLines,
  unsuitable,
} from '../../sale/index.js'
import { heldForCart } from './stock-hold.js'

/** A line of the cart with everything that an order stores about it. */
export type CheckoutLine = PricedLine & {
  readonly articleId: number
  readonly description: string
  readonly brand: string
  readonly media: string | null
  /** The distances for which terminal lenses are ground. */
  readonly workingDistances: WorkingDistances | null
  /** The eyes for which a contact lens was chosen. */
  readonly eyes: readonly Eye[]
  /** The eyes whose cylinder was typed as a positive number. */
  readonly transposedEyes: readonly Eye[]
  /** The employee who handed the line over to the customer. */
  readonly seller?: Seller | undefined
  /** The handovers by which its pieces came. */
  readonly handed?: readonly HandedPieces[] | undefined
  readonly madeToOrder: boolean
  readonly withdrawalDays: WithdrawalDays
}

export type CheckoutCart = {
  readonly lines: readonly CheckoutLine[]
  readonly discount: Discount | null
  /** Why the goods cannot be bought as they are. They can still be shown. */
  readonly blocked:
    | 'article.not-found'
    | 'article.out-of-stock'
    | 'article.not-for-store'
    | 'article.store-only'
    | 'article.not-for-subscription'
    | 'prescription.missing'
    | 'lens.unsuitable'
    | null
  /** Describes the cart as every cart endpoint does. */
  describe(giftCards: readonly KnownGiftCard[]): Cart
}

/** Loads the cart for the checkout. Prices and stock are read from the database now. */
export async function loadCheckoutCart(
  deps: Pick<Deps, 'clock' | 'encryption' | 'catalogue'>,
  executor: Executor,
  cartId: string,
  { store, customerId }: { readonly store: boolean; readonly customerId?: string | undefined },
): Promise<CheckoutCart> {
  const now = deps.clock.now()
  const { state } = deps.catalogue
  const { row, facts } = await openCart(executor, cartId, now)
  const lines = priceLines(
    row.lines.map((line) => fromStored(line, { encryption: deps.encryption, state })),
    facts,
  )
  const framePerk = await readFramePerk(executor, customerId, now)
  return {
    lines: lines.map((line) => toCheckoutLine(line, deps)),
    discount: cartDiscount(lines, row.discount, framePerk),
    // The buyer has seen these lines, so the shop must say when one is gone.
    blocked:
      lines.length < row.lines.length
        ? 'article.not-found'
        : await whyBlocked(executor, cartId, lines, { store, state }),
    describe: (giftCards) =>
      cartReply({
        cartId,
        lines,
        code: row.discount,
        framePerk,
        giftCards,
        state,
        paymentMethods: null,
        today: stockholmDate(now),
        show: false,
      }).cartHead.cart,
  }
}

async function whyBlocked(
  executor: Executor,
  cartId: string,
  lines: readonly PricedCartLine[],
  { store, state }: { readonly store: boolean; readonly state: CatalogueState },
): Promise<CheckoutCart['blocked']> {
  if (store && lines.some((line) => line.fact.storeBlocked)) return 'article.not-for-store'
  if (lines.some((line) => line.subscriptionInterval !== null && !line.fact.canSubscribe))
    return 'article.not-for-subscription'
  if (lines.some((line) => lacksPrescription(line, state))) return 'prescription.missing'
  if (lines.some((line) => unsuitable(line, state) !== null)) return 'lens.unsuitable'
  if (lines.some((line) => line.fact.inStoreOnly)) return 'article.store-only'
  const missing = lines.filter((line) => !line.fact.buyable || line.quantity > line.fact.available)
  if (missing.length === 0) return null
  // After the payment page the last pieces may be gone because this cart itself holds them.
  const own = await heldForCart(executor, cartId)
  const isOwn = ({ skuId, quantity, fact }: PricedCartLine): boolean =>
    own.has(skuId) && quantity <= fact.available + (own.get(skuId) ?? 0)
  return missing.every(isOwn) ? null : 'article.out-of-stock'
}

function toCheckoutLine(line: PricedCartLine, { catalogue }: Pick<Deps, 'catalogue'>): CheckoutLine {
  const { state } = catalogue
  const { fact, id: _line, ...rest } = line
  const lens = state.lenses.get(line.skuId)
  const parent = line.parentSkuId === null ? undefined : state.skus.get(line.parentSkuId)
  const view = state.articles.get(parent?.articleId ?? fact.articleId)
  return {
    ...rest,
    articleId: fact.articleId,
    description: lineDescription(line, state),
    // The shop grinds the lens itself. The brand belongs to the frame.
    brand: lens ? '' : (view?.card.brand ?? ''),
    media: lens ? null : (view?.card.medias[0]?.sm ?? null),
    madeToOrder: isMadeToOrder(line, state),
    withdrawalDays: view?.article.dto.withdrawalDays ?? 30,
  }
}
