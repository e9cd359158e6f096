import type { ArticleCard } from '@klarsikt/contract/shop/types'
import { giftcardMessages, pageMessages } from '@klarsikt/core/messages'
import { GoodsCard } from '../catalogue/goods-card.js'
import type { CardAnswer } from './card-answer.js'
import { GiftCardLookup } from './gift-card-lookup.js'
import styles from './gift-card-page.module.css'

interface GiftCardPageProps {
  readonly articles: readonly ArticleCard[]
  /** Answer to a form that was sent without script. */
  readonly answered?: CardAnswer | undefined
}

/** What is left on a gift card, and new ones to buy [ROUTE-038]. */
export function GiftCardPage({ articles, answered }: GiftCardPageProps) {
  return (
    <div className={`ks-container ${styles.root}`}>
      <header className={styles.head}>
        <h1>{pageMessages['page.giftcard-lookup']}</h1>
        <p>{giftcardMessages['giftcard.intro']}</p>
      </header>
      <GiftCardLookup answered={answered} />
      {articles.length > 0 && (
        <section className={styles.buy} aria-labelledby="gift-card-buy">
          <h2 id="gift-card-buy">{giftcardMessages['giftcard.buy']}</h2>
          <p>{giftcardMessages['giftcard.buyText']}</p>
          <ul className="ks-product-grid">
            {articles.map((article) => (
              <li key={article.id}>
                <GoodsCard article={article} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
