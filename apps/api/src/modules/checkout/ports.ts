import type { Cart } from '@klarsikt/contract/shop/types'
import type { Discount, LineIdentity, PricedLine } from '@klarsikt/core/cart'
import type { WithdrawalDays } from '@klarsikt/core/catalogue'
import type { Clock, Result } from '@klarsikt/core/lib'
import type { Eye, WorkingDistances } from '@klarsikt/core/prescription'
import type { Database, Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import type { Log } from '@klarsikt/server/log'
import type { DeliveryProvider } from '../../providers/delivery/port.js'
import type { PaymentRegistry } from '../../providers/payment/registry.js'
import type { KnownGiftCard } from '../gift-card/lookup.js'

/** A line of the cart with everything an order remembers of it. */
export type CheckoutLine = PricedLine & {
  readonly articleId: number
  readonly description: string
  readonly brand: string
  readonly media: string | null
  /** Distances that terminal lenses are ground for. */
  readonly workingDistances: WorkingDistances | null
  /** Eyes that a contact lens was chosen for. */
  readonly eyes: readonly Eye[]
  /** Eyes whose cylinder was typed with a plus. */
  readonly transposedEyes: readonly Eye[]
  readonly madeToOrder: boolean
  readonly withdrawalDays: WithdrawalDays
}

export type CheckoutCart = {
  readonly lines: readonly CheckoutLine[]
  readonly discount: Discount | null
  /** Why the goods cannot be bought as they lie there; they can still be shown. */
  readonly blocked:
    | 'article.not-found'
    | 'article.out-of-stock'
    | 'article.not-for-store'
    | 'article.store-only'
    | 'article.not-for-subscription'
    | 'prescription.missing'
    | 'lens.unsuitable'
    | null
  /** The cart as every cart call answers it. */
  describe(giftCards: readonly KnownGiftCard[]): Cart
}

/** A line of an order, as the cart knew it. */
export type BoughtLine = LineIdentity & { readonly quantity: number }

/** What the checkout asks of the cart. Prices come from the database, at the time of asking. */
export type Carts = {
  load(executor: Executor, cartId: string, options: { readonly store: boolean }): Promise<CheckoutCart>
  /** Takes out of the cart what has become an order; what came later stays. */
  takeOut(tx: Executor, cartId: string, bought: readonly BoughtLine[]): Promise<void>
}

/** Pieces of one sku. */
export type Pieces = { readonly skuId: string; readonly quantity: number }

/** What the checkout asks of the stock. Held pieces are out of reach for others; each change is one statement. */
export type Stock = {
  /** Takes all of the pieces or none; answers a sku there is not enough of. */
  hold(tx: Executor, pieces: readonly Pieces[]): Promise<Result<void, string>>
  release(tx: Executor, pieces: readonly Pieces[]): Promise<void>
  /** Turns held pieces into sold ones. */
  sell(tx: Executor, pieces: readonly Pieces[]): Promise<void>
  /** Puts sold pieces back, when an order is cancelled before it was sent. */
  restock(tx: Executor, pieces: readonly Pieces[]): Promise<void>
}

export type StoreDirectory = { find(storeId: number): { readonly id: number; readonly name: string } | null }

/** What the checkout, its payments and its orders need; made once where the api is put together. */
export type CheckoutDeps = {
  readonly database: Database
  readonly encryption: Encryption
  readonly clock: Clock
  readonly log: Log
  readonly carts: Carts
  readonly stock: Stock
  readonly stores: StoreDirectory
  readonly delivery: DeliveryProvider
  readonly payments: PaymentRegistry
  /** Host of Message-IDs and links in letters. */
  readonly shopUrl: () => string
  /** The terms of purchase that hold now; null for a shop that has not written any. */
  readonly termsText: () => string | null
}
