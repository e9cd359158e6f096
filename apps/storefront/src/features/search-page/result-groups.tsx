import type { SearchReply } from '@klarsikt/contract/shop/types'
import * as searchMessages from '@klarsikt/core/messages/search'
import { SEARCH_GROUP_NAMES, type SearchGroup } from '@klarsikt/core/search'
import { DocumentIcon, StoreIcon } from '@klarsikt/design-system/icons'
import { Anchor } from '@klarsikt/design-system/link'
import { SearchPage as DiscoverySearch } from '@klarsikt/discovery/react'
import { href } from '@klarsikt/shop-config/paths'
import type { ReactNode } from 'react'
import type { LoadedPage } from '../../lib/discovery/load-pages.js'
import { ArticleCard } from '../article-card/article-card.js'
import { DiscoveryCard } from '../discovery/discovery-card.js'
import { DiscoveryPages } from '../discovery/discovery-pages.js'
import { Chips } from './nothing-found.js'
import styles from './search-page.module.css'

/** Number of cards above the fold. The browser fetches their pictures at once. */
const PRIORITY = 2

interface ResultGroupsProps {
  readonly reply: SearchReply
  readonly found: LoadedPage | null
}

/** Shows the hits by kind: first the few categories, then goods, stores and pages. A kind without hits is left out. */
export function ResultGroups({ reply, found }: ResultGroupsProps) {
  const { categoryPages, cities } = reply
  return (
    <>
      {categoryPages.data.length > 0 && (
        <Chips
          title={searchMessages.groupCategoryPages()}
          links={categoryPages.data.map(({ url, title, imageUrl }) => [url, title, imageUrl] as const)}
        />
      )}
      {found ? <Found found={found} /> : <Articles reply={reply} />}
      <Group name="stores" reply={reply}>
        <Rows
          icon={<StoreIcon />}
          rows={reply.stores.data.map(({ slug, name, address }) => ({
            href: href('store', { slug }),
            title: name,
            text: address,
          }))}
        />
      </Group>
      {cities.data.length > 0 && (
        <Chips
          title={searchMessages.groupCities()}
          links={cities.data.map(({ url, city }) => [url, `Butiker i ${city}`] as const)}
        />
      )}
      <Group name="layoutPages" reply={reply}>
        <Rows icon={<DocumentIcon />} rows={reply.layoutPages.data.map(({ url, title }) => ({ href: url, title }))} />
      </Group>
    </>
  )
}

/** Shows the found goods with filters and sort order. Their number stands beside the filters, which change it. */
function Found({ found }: { readonly found: LoadedPage }) {
  if (found.total === 0 && !found.narrowed) return null
  return (
    <section className={styles.group}>
      <h2>{searchMessages.groupArticles()}</h2>
      <DiscoveryPages initial={found.initial} cards={found.cards}>
        <DiscoverySearch includeInputField={false} includeContent={false} title="" productCard={DiscoveryCard} />
      </DiscoveryPages>
    </section>
  )
}

function Articles({ reply }: { readonly reply: SearchReply }) {
  return (
    <Group name="articles" reply={reply}>
      <ul className="ks-product-grid">
        {reply.articles.data.map((article, index) => (
          <li key={article.id}>
            <ArticleCard article={article} priority={index < PRIORITY} />
          </li>
        ))}
      </ul>
    </Group>
  )
}

interface GroupProps {
  readonly name: SearchGroup
  readonly reply: SearchReply
  readonly children: ReactNode
}

function Group({ name, reply, children }: GroupProps) {
  const { data, hits, limited } = reply[name]
  if (data.length === 0) return null
  return (
    <section className={styles.group}>
      <h2>
        {SEARCH_GROUP_NAMES[name]()} <span className={`ks-tabular ${styles.hits}`}>{hits}</span>
      </h2>
      {children}
      {limited && (
        <p className="ks-text-small ks-text-muted">
          {searchMessages.limited({ shown: data.length, total: hits })}. {searchMessages.limitedAdvice()}
        </p>
      )}
    </section>
  )
}

interface RowsProps {
  readonly icon: ReactNode
  readonly rows: readonly { readonly href: string; readonly title: string; readonly text?: string }[]
}

function Rows({ icon, rows }: RowsProps) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.href}>
          <Anchor href={row.href}>
            {icon}
            <span>
              <span className={styles.rowTitle}>{row.title}</span>
              {row.text && <span className="ks-text-small ks-text-muted">{row.text}</span>}
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
