import type { ArticleCard as ArticleCardData, PageSection } from '@klarsikt/contract/shop/types'
import * as giftCardPageMessages from '@klarsikt/core/messages/gift-card-page'
import * as pageMessages from '@klarsikt/core/messages/page'
import { ArticleCard } from '../article-card/article-card.js'
import { ProseSection } from '../content/prose-sections.js'
import { sectionIds } from '../content/section-anchors.js'
import { GiftCardLookup } from './gift-card-lookup.js'
import type { GiftCardLookupResult } from './look-up-gift-card.js'
import styles from './gift-card-page.module.css'

/** A section of questions with answers, as editors write it. */
export type FaqSection = Extract<PageSection, { readonly kind: 'faq' }>

interface GiftCardPageProps {
  readonly articles: readonly ArticleCardData[]
  readonly questions?: readonly FaqSection[]
  readonly result?: GiftCardLookupResult | undefined
}

/** Looks up the balance of a gift card, sells new ones, and answers questions about them [ROUTE-038]. */
export function GiftCardPage({ articles, questions = [], result }: GiftCardPageProps) {
  const ids = sectionIds(questions)
  return (
    <div className={`ks-container ${styles.root}`}>
      <header className={styles.head}>
        <h1>{pageMessages.giftcardLookup()}</h1>
        <p>{giftCardPageMessages.intro()}</p>
      </header>
      <GiftCardLookup result={result} />
      {articles.length > 0 && (
        <section className={styles.buy} aria-labelledby="gift-card-buy">
          <h2 id="gift-card-buy">{giftCardPageMessages.buy()}</h2>
          <p>{giftCardPageMessages.buyText()}</p>
          <ul className="ks-product-grid">
            {articles.map((article) => (
              <li key={article.id}>
                <ArticleCard article={article} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {questions.map((section, index) => (
        <ProseSection key={index} section={section} id={ids[index] ?? null} />
      ))}
    </div>
  )
}
