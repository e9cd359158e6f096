import type { Article } from '@klarsikt/contract/shop/types'
import { isBuyable } from '@klarsikt/core/catalogue'
import * as productMessages from '@klarsikt/core/messages/product'
import * as productCardMessages from '@klarsikt/core/messages/product-card'
import { Button, ButtonLink } from '@klarsikt/design-system/button'
import { Select } from '@klarsikt/design-system/select'
import { href } from '@klarsikt/shop-config/paths'
import { lazy, Suspense, useState } from 'react'
import { useShop } from '../../lib/shop-state.js'
import { quantityAfter, useAdd } from './use-add.js'
import styles from './product-page.module.css'

// If the form cannot be loaded, a gift card can still be bought for the buyer.
const BuyGiftCard = lazy(() =>
  import('./load-gift-card.js').then(({ loadGiftCard }) => loadGiftCard()).catch(() => ({ default: BuyPieces })),
)

/**
 * Sells goods by the piece: care products, accessories and hearing aids. For gift cards it also asks for the recipient.
 */
export function BuySimple({ article }: { readonly article: Article }) {
  if (!isBuyable(article.price.unit.publicationStatus)) return <NotOnline article={article} />
  if (article.family !== 'gift-card') return <BuyPieces article={article} />
  return (
    <Suspense fallback={<div className={styles.giftCard} aria-busy="true" />}>
      <BuyGiftCard article={article} />
    </Suspense>
  )
}

/** Lets the customer choose a size or amount where the article has several SKUs. */
function BuyPieces({ article }: { readonly article: Article }) {
  const store = useShop()
  const { add, busy } = useAdd()
  const [chosen, setChosen] = useState(article.skus.find((sku) => isBuyable(sku.status))?.id ?? '')
  const buy = () => add({ call: 'updateCart', body: { skuId: chosen, quantity: quantityAfter(store, chosen, 1) } })
  return (
    <div className="ks-stack">
      {article.skus.length > 1 && (
        <Select
          label={article.family === 'gift-card' ? productMessages.amount() : productMessages.chooseVariant()}
          value={chosen}
          placeholder={null}
          onChange={(event) => setChosen(event.target.value)}
          options={article.skus.map((sku) => ({
            value: sku.id,
            label: isBuyable(sku.status)
              ? sku.label
              : `${sku.label} – ${productCardMessages.outOfStock().toLocaleLowerCase('sv')}`,
            disabled: !isBuyable(sku.status),
          }))}
        />
      )}
      <Button fullWidth loading={busy} disabled={chosen === ''} onClick={() => void buy()}>
        {productMessages.addToCart()}
      </Button>
    </div>
  )
}

/** Says that the article is sold out or sold in stores only, and links to the stores. */
export function NotOnline({ article }: { readonly article: Article }) {
  const inStore = article.price.unit.publicationStatus !== 30
  return (
    <div className="ks-stack">
      <p>{inStore ? productMessages.inStoresOnly() : productMessages.notOnline()}</p>
      <ButtonLink href={href('stores')} fullWidth variant="secondary">
        Hitta butik
      </ButtonLink>
    </div>
  )
}
