import type { ArticleCard as ArticleCardData } from '@klarsikt/contract/shop/types'
import * as giftcardMessages from '@klarsikt/core/messages/giftcard'
import * as pageMessages from '@klarsikt/core/messages/page'
import { ArticleCard } from '../article-card/article-card.js'
import { GiftCardLookup } from './gift-card-lookup.js'
import type { GiftCardLookupResult } from './look-up-gift-card.js'
import styles from './gift-card-page.module.css'

interface GiftCardPageProps {
  readonly articles: readonly ArticleCardData[]
  readonly result?: GiftCardLookupResult | undefined
}

/** What is left on a gift card, and new ones to buy [ROUTE-038]. */
export function GiftCardPage({ articles, result }: GiftCardPageProps) {
  return (
    <div className={`ks-container ${styles.root}`}>
      <header className={styles.head}>
        <h1>{pageMessages.giftcardLookup()}</h1>
        <p>{giftcardMessages.intro()}</p>
      </header>
      <GiftCardLookup result={result} />
      {articles.length > 0 && (
        <section className={styles.buy} aria-labelledby="gift-card-buy">
          <h2 id="gift-card-buy">{giftcardMessages.buy()}</h2>
          <p>{giftcardMessages.buyText()}</p>
          <ul className="ks-product-grid">
            {articles.map((article) => (
              <li key={article.id}>
                <ArticleCard article={article} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
