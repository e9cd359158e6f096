import type { Category } from '@klarsikt/contract/shop/types'
import { listingMessages } from '@klarsikt/core/messages'
import { Breadcrumbs } from '@klarsikt/design-system/breadcrumbs'
import { ButtonLink } from '@klarsikt/design-system/button'
import { EmptyState } from '@klarsikt/design-system/empty-state'
import { Anchor } from '@klarsikt/design-system/link'
import { Pagination } from '@klarsikt/design-system/pagination'
import { ProductCard } from '@klarsikt/design-system/product-card'
import { Form, useSubmit } from 'react-router'
import { JsonLd } from '../../shell/json-ld.js'
import { listingHref, SORTS } from './listing-address.js'
import styles from './category-page.module.css'

/** How many cards fit above the fold; their pictures are fetched at once. */
const PRIORITY = 2

/** A listing: trail, links further down, order, cards, pages. */
export function CategoryPage({ category, structured }: { readonly category: Category; readonly structured: string }) {
  const { path, heading, intro, breadcrumbs, links, articles, total } = category
  return (
    <div className={`ks-container ${styles.root}`}>
      <JsonLd text={structured} />
      <Breadcrumbs items={breadcrumbs.map((crumb) => ({ label: crumb.title, href: crumb.path }))} />
      <div>
        <h1>{heading}</h1>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {links.length > 0 && (
        <nav aria-label={listingMessages['listing.quickLinks']}>
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.path}>
                <Anchor href={link.path}>{link.title}</Anchor>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {total === 0 ? <NoProducts /> : <Listing category={category} />}
      {articles.length > 0 && (
        <Pagination
          page={category.page}
          pageCount={category.pages}
          href={(page) => listingHref(path, page, category.sort)}
        />
      )}
    </div>
  )
}

function Listing({ category }: { readonly category: Category }) {
  const { articles, total, page, pageSize } = category
  const first = (page - 1) * pageSize
  const shown = `${first + 1}–${first + articles.length}`
  return (
    <>
      <div className={styles.tools}>
        <output className="ks-text-muted">
          {listingMessages['listing.showing'].replace('{shown}', shown).replace('{total}', String(total))}
        </output>
        <SortForm category={category} />
      </div>
      <ul className="ks-product-grid">
        {articles.map((article, index) => (
          <li key={article.id}>
            <ProductCard article={article} headingLevel={2} priority={index < PRIORITY} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** A form like any other: without script it has a button. */
function SortForm({ category }: { readonly category: Category }) {
  const submit = useSubmit()
  return (
    <Form action={category.path} className={styles.sort} preventScrollReset>
      <label>
        <span>{listingMessages['listing.sort']}</span>
        <select
          key={category.sort}
          name="sort"
          defaultValue={category.sort}
          onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
        >
          {Object.entries(SORTS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit">{listingMessages['listing.sort']}</button>
      </noscript>
    </Form>
  )
}

function NoProducts() {
  return (
    <EmptyState
      title={listingMessages['listing.noProducts']}
      actions={<ButtonLink href="/glasögon">Se alla glasögon</ButtonLink>}
    >
      Just nu finns inget att köpa här på nätet. Titta gärna in igen, eller se vad som finns i övriga sortimentet.
    </EmptyState>
  )
}
