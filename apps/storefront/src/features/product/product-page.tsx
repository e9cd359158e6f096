import type { Article } from '@klarsikt/contract/shop/types'
import { isBuyable, isHeldInStores } from '@klarsikt/core/catalogue'
import * as withoutScriptMessages from '@klarsikt/core/messages/without-script'
import { formatPrice } from '@klarsikt/core/money'
import { Breadcrumbs } from '@klarsikt/design-system/breadcrumbs'
import { FlagList } from '@klarsikt/design-system/flag'
import { ImageGallery } from '@klarsikt/design-system/image-gallery'
import { Price } from '@klarsikt/design-system/price'
import { StockStatus } from '@klarsikt/design-system/stock-status'
import type { ReactNode } from 'react'
import { JsonLd } from '../../lib/json-ld.js'
import { lensesPriceText } from '../../lib/lenses-price-text.js'
import { WithoutScript } from '../../lib/without-script.js'
import { fromHome } from '../catalogue/from-home.js'
import { Recommendations } from '../recommendations/recommendations.js'
import { Favourite } from './favourite.js'
import { ProductDetails } from './product-details.js'
import { Promises } from './promises.js'
import { StoreStockSlot } from './store-stock-slot.js'
import { Variants } from './variants.js'
import styles from './product-page.module.css'

export interface ProductPageProps {
  readonly article: Article
  readonly breadcrumbs: readonly { readonly title: string; readonly path: string }[]
  readonly structured: readonly string[]
  /** The form to buy the product. No page loads the form of another kind of product. */
  readonly form: ReactNode
  /** The buttons of the 3D view and the try-on. */
  readonly view?: ReactNode
  readonly film?: ReactNode
  /** The measurements of a frame. */
  readonly measures?: ReactNode
  /** The average rating in one line. */
  readonly rating?: ReactNode
  readonly reviews?: ReactNode
}

/** Shows one product: pictures, price, choices, the promises beside the button, and the details below. */
export function ProductPage({
  article,
  breadcrumbs,
  structured,
  form,
  view,
  film,
  measures,
  rating,
  reviews,
}: ProductPageProps) {
  const { dto, price } = article
  // The long form of lenses would push the promises out of view.
  const isLongForm = article.skus.some((sku) => sku.parameters)
  return (
    <div className={`ks-container ${styles.root}`}>
      {structured.map((text) => (
        <JsonLd key={text} text={text} />
      ))}
      <div className={styles.trail}>
        <Breadcrumbs items={fromHome(breadcrumbs)} />
      </div>
      <div className={styles.top}>
        <div className={styles.gallery}>
          <ImageGallery images={article.medias} label={article.name} />
          <div className={styles.flags}>
            <FlagList flags={article.flags} />
          </div>
          {view}
        </div>
        <div className={styles.buy}>
          <div className={styles.title}>
            <p className={styles.brand}>{article.brand}</p>
            <h1 className={styles.name}>{article.name}</h1>
            {rating}
            <Favourite articleId={article.id} />
          </div>
          <div className={styles.price}>
            {/* A card shows the lowest price of all variants. This page shows the price of its own variant. */}
            <Price
              price={{ ...price.unit, fromPrice: null }}
              lowestPrice30={article.lowestPrice30}
              couponCode={article.couponCode}
              size="large"
              note={dto.unitPriceText}
            />
            <StockStatus status={price.unit.publicationStatus} />
            {article.priceWithLenses !== null && (
              <p className={styles.withLenses}>
                {lensesPriceText(article.family, formatPrice(article.priceWithLenses))}
              </p>
            )}
          </div>
          <Variants article={article} />
          {isLongForm && <Promises article={article} />}
          {isBuyable(price.unit.publicationStatus) && <WithoutScript>{withoutScriptMessages.cart()}</WithoutScript>}
          {form}
          {!isLongForm && <Promises article={article} />}
          {isHeldInStores(article.family) && <StoreStockSlot article={article} />}
        </div>
        {film && <div className={styles.film}>{film}</div>}
      </div>
      <ProductDetails article={article} measures={measures} />
      {reviews}
      <Recommendations type="related" productIds={[article.id]} />
    </div>
  )
}
