import { err, ok } from '@klarsikt/core/lib'
import type { WithdrawalDays } from '@klarsikt/core/catalogue'
import type { Deps } from '../../context.js'
import type { CheckoutLine, Carts } from '../checkout/ports.js'
import { fromStored, holdingDiscount, type PricedCartLine, priceLines } from './cart-line.js'
import { readFacts } from './facts.js'
import { readCart } from './read-cart.js'

/** The cart as the checkout asks for it: every price and piece read from the rows at the time of asking. */
export function checkoutCarts(deps: Pick<Deps, 'clock' | 'encryption' | 'catalogue'>): Carts {
  return {
    async load(executor, cartId) {
      const now = deps.clock.now()
      const { state } = deps.catalogue
      const row = await readCart(executor, cartId, now)
      const facts = await readFacts(executor, row.lines.map((line) => line.skuId), now)
      const lines = row.lines.map((line) => fromStored(line, { encryption: deps.encryption, state }))
      const priced = priceLines(lines, facts)
      // The buyer has seen these lines: a thing that is gone must be said, not left out in silence.
      if (priced.length !== lines.length) return err('article.not-found')
      if (priced.some((line) => !line.fact.buyable || line.quantity > line.fact.available)) return err('article.out-of-stock')
      return ok({ lines: priced.map((line) => toCheckoutLine(line, deps)), discount: holdingDiscount(priced, row.discount) })
    },
    async empty(tx, cartId) {
      await tx.query({
        name: 'cart-empty',
        text: `update cart set version = version + 1, lines = '[]'::jsonb, discount_code = null, updated_at = $2 where id = $1`,
        values: [cartId, deps.clock.now()],
      })
    },
  }
}

function toCheckoutLine(line: PricedCartLine, { catalogue }: Pick<Deps, 'catalogue'>): CheckoutLine {
  const { state } = catalogue
  const { fact, ...rest } = line
  const lens = state.lenses.get(line.skuId)
  const parent = line.parentSkuId === null ? undefined : state.skus.get(line.parentSkuId)
  const view = state.articles.get(parent?.articleId ?? fact.articleId)
  return {
    ...rest,
    articleId: fact.articleId,
    description: lens ? lens.option.data.label : (view?.card.name ?? line.skuId),
    brand: view?.card.brand ?? '',
    media: lens ? null : (view?.card.medias[0]?.sm ?? null),
    madeToOrder: lens ? lens.group.data.madeToOrder : line.prescriptionGlasses !== null || (view?.article.dto.madeToOrder ?? false),
    withdrawalDays: (view?.article.dto.withdrawalDays ?? 30) as WithdrawalDays,
  }
}
