import type { Article } from '@klarsikt/contract/shop/types'
import { isBuyable } from '@klarsikt/core/catalogue'
import * as productMessages from '@klarsikt/core/messages/product'
import { lensStudioPath } from '@klarsikt/core/paths'
import { Button, ButtonLink } from '@klarsikt/design-system/button'
import { useShop } from '../../lib/shop-state.js'
import { NotOnline } from './buy-simple.js'
import { quantityAfter, useAdd } from './use-add.js'

/**
 * Sells a frame alone or with ground lenses. For glasses the button with lenses comes first, and for sunglasses the
 * frame alone.
 */
export function BuyFrame({ article }: { readonly article: Article }) {
  const store = useShop()
  const { add, busy } = useAdd()
  const sku = article.skus.find(({ status }) => isBuyable(status))
  if (!sku) return <NotOnline article={article} />
  const lensesFirst = article.family === 'glasses'
  const frame = (
    <Button
      key="frame"
      fullWidth
      variant={lensesFirst ? 'secondary' : 'primary'}
      loading={busy}
      onClick={() =>
        void add({ call: 'updateCart', body: { skuId: sku.id, quantity: quantityAfter(store, sku.id, 1) } })
      }
    >
      {lensesFirst ? productMessages.frameAlone() : productMessages.addToCart()}
    </Button>
  )
  const lenses = (
    <ButtonLink
      key="lenses"
      fullWidth
      variant={lensesFirst ? 'primary' : 'secondary'}
      href={lensStudioPath(article.url)}
    >
      {lensesFirst ? productMessages.frameLenses() : productMessages.frameStrengthLenses()}
    </ButtonLink>
  )
  return <div className="ks-stack">{lensesFirst ? [lenses, frame] : [frame, lenses]}</div>
}
