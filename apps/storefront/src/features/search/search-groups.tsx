import type { SearchReply } from '@klarsikt/contract/shop/types'
import * as searchMessages from '@klarsikt/core/messages/search'
import { SEARCH_GROUP_NAMES, SEARCH_GROUPS, type SearchGroup } from '@klarsikt/core/search'
import { PinIcon, StoreIcon } from '@klarsikt/design-system/icons'
import { Anchor } from '@klarsikt/design-system/link'
import { Picture } from '@klarsikt/design-system/picture'
import { Price } from '@klarsikt/design-system/price'
import { href } from '@klarsikt/shop-config/paths'
import type { ReactNode } from 'react'
import { ArticleCard } from '../article-card/article-card.js'
import styles from './search-groups.module.css'

interface SearchGroupsProps {
  readonly reply: SearchReply
  /** Shows rows in place of cards. */
  readonly compact?: boolean
  /** Shows this group only. */
  readonly only?: SearchGroup | null
}

/** Shows the hits by kind, in the order of core. A kind without hits is left out. */
export function SearchGroups({ reply, compact = false, only = null }: SearchGroupsProps) {
  return SEARCH_GROUPS.filter((name) => reply[name].data.length > 0 && (only === null || only === name)).map((name) => (
    <section key={name} className={styles.group}>
      <h2 className={styles.heading}>
        {SEARCH_GROUP_NAMES[name]()}{' '}
        <span className="ks-text-muted">
          {reply[name].limited
            ? searchMessages.limited({ shown: reply[name].data.length, total: reply[name].hits })
            : reply[name].hits}
        </span>
      </h2>
      <Hits name={name} reply={reply} compact={compact} />
    </section>
  ))
}

function Hits({
  name,
  reply,
  compact,
}: {
  readonly name: SearchGroup
  readonly reply: SearchReply
  readonly compact: boolean
}) {
  switch (name) {
    case 'articles':
      return compact ? <ArticleRows reply={reply} /> : <ArticleCards reply={reply} />
    case 'stores':
      return (
        <Rows
          rows={reply.stores.data.map((hit) => ({
            key: hit.slug,
            href: href('store', { slug: hit.slug }),
            title: hit.name,
            text: hit.address,
            icon: <StoreIcon />,
          }))}
        />
      )
    case 'cities':
      return (
        <Rows
          rows={reply.cities.data.map((hit) => ({ key: hit.url, href: hit.url, title: hit.city, icon: <PinIcon /> }))}
        />
      )
    case 'categoryPages':
    case 'layoutPages':
      return <Rows rows={reply[name].data.map((hit) => ({ key: hit.url, href: hit.url, title: hit.title }))} />
  }
}

function ArticleCards({ reply }: { readonly reply: SearchReply }) {
  return (
    <ul className="ks-product-grid">
      {reply.articles.data.map((article) => (
        <li key={article.id}>
          <ArticleCard article={article} />
        </li>
      ))}
    </ul>
  )
}

function ArticleRows({ reply }: { readonly reply: SearchReply }) {
  return (
    <ul className={styles.rows}>
      {reply.articles.data.map((article) => (
        <li key={article.id}>
          <Anchor href={article.url} className={`${styles.row} ${styles.article}`}>
            <span className={styles.thumb}>
              <Picture src={article.medias[0]} alt="" sizes="96px" ratio={1.6} />
            </span>
            <span className={styles.texts}>
              <span>{article.namePackageGet}</span>
              <span className="ks-text-small ks-text-muted">{article.brand}</span>
            </span>
            <Price price={article.price.unit} lowestPrice30={article.lowestPrice30} couponCode={article.couponCode} />
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

interface Row {
  readonly key: string
  readonly href: string
  readonly title: string
  readonly text?: string
  readonly icon?: ReactNode
}

function Rows({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.key}>
          <Anchor href={row.href} className={styles.row ?? ''}>
            {row.icon}
            <span className={styles.texts}>
              <span>{row.title}</span>
              {row.text && <span className="ks-text-small ks-text-muted">{row.text}</span>}
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
