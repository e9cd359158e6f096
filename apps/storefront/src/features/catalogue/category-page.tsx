import type { Category } from '@klarsikt/contract/shop/types'
import * as listingMessages from '@klarsikt/core/messages/listing'
import { ButtonLink } from '@klarsikt/design-system/button'
import { EmptyState } from '@klarsikt/design-system/empty-state'
import { Anchor } from '@klarsikt/design-system/link'
import { Pagination } from '@klarsikt/design-system/pagination'
import { CategoryPage as DiscoveryCategory, FilterRail } from '@klarsikt/discovery/react'
import { Suspense } from 'react'
import { Form, useSubmit } from 'react-router'
import type { LoadedPage } from '../../lib/discovery/load-pages.js'
import { JsonLd } from '../../lib/json-ld.js'
import { lazyPart } from '../../lib/lazy-part.js'
import { ArticleCard } from '../article-card/article-card.js'
import { CompareTraySlot } from '../compare/compare-tray-slot.js'
import { DiscoveryCard } from '../discovery/discovery-card.js'
import { DiscoveryPages } from '../discovery/discovery-pages.js'
import { CategoryHead } from './category-head.js'
import { listingHref, SORTS } from './listing-address.js'
import styles from './category-page.module.css'

/** Number of cards above the fold. The browser fetches their pictures at once. */
const PRIORITY = 2

const FitFilter = lazyPart(() => import('../fit/fit-filter.js'))

interface CategoryPageProps {
  readonly category: Category
  /**
   * The goods from the discovery service. Null where the service is missing, and the shop then lists the goods itself.
   */
  readonly found: LoadedPage | null
  readonly structured: string
}

/** Shows a category: trail, links to its parts, and its goods with filters and sort order. */
export function CategoryPage({ category, found, structured }: CategoryPageProps) {
  return (
    <>
      <JsonLd text={structured} />
      <CategoryHead category={category} />
      <Goods category={category} found={found} />
    </>
  )
}

function Goods({ category, found }: Omit<CategoryPageProps, 'structured'>) {
  const { path, links } = category
  return (
    <div className={`ks-container ${styles.root}`}>
      {links.length > 0 && (
        <nav aria-label={listingMessages.quickLinks()}>
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.path}>
                <Anchor href={link.path}>{link.title}</Anchor>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {found ? (
        <DiscoveryPages initial={found.initial} cards={found.cards}>
          {category.articles.some(({ widths }) => widths) && (
            <Suspense>
              <FitFilter categoryId={path} />
            </Suspense>
          )}
          <DiscoveryCategory
            categoryId={path}
            productCard={DiscoveryCard}
            title=""
            showBreadcrumbs={false}
            showQuicklinks={false}
            rail={FilterRail}
          />
        </DiscoveryPages>
      ) : (
        <PlainListing category={category} />
      )}
      {found && category.pages > 1 && (
        <noscript>
          <Anchor href={`${path}?page=1`}>{listingMessages.asPages()}</Anchor>
        </noscript>
      )}
    </div>
  )
}

/** Lists the goods without the discovery service. The later pages that readers without scripts open use it too. */
function PlainListing({ category }: { readonly category: Category }) {
  if (category.total === 0) return <NoProducts />
  return (
    <>
      <Listing category={category} />
      <Pagination
        page={category.page}
        pageCount={category.pages}
        href={(page) => listingHref(category.path, page, category.sort)}
      />
      <CompareTraySlot cards={category.articles} />
    </>
  )
}

function Listing({ category }: { readonly category: Category }) {
  const { articles, total, page, pageSize } = category
  const first = (page - 1) * pageSize
  const shown = `${first + 1}–${first + articles.length}`
  return (
    <>
      <div className={styles.tools}>
        <output className="ks-text-muted">{listingMessages.showing({ shown, total })}</output>
        <SortForm category={category} />
      </div>
      <ul className="ks-product-grid">
        {articles.map((article, index) => (
          <li key={article.id}>
            <ArticleCard article={article} compare="tray" headingLevel={2} priority={index < PRIORITY} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Chooses the sort order. Without scripts, a button sends the form. */
function SortForm({ category }: { readonly category: Category }) {
  const submit = useSubmit()
  return (
    <Form action={category.path} className={styles.sort} preventScrollReset>
      <label>
        <span>{listingMessages.sort()}</span>
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
        <button type="submit">{listingMessages.sort()}</button>
      </noscript>
    </Form>
  )
}

function NoProducts() {
  return (
    <EmptyState
      title={listingMessages.noProducts()}
      actions={<ButtonLink href="/glasögon">{listingMessages.allGlasses()}</ButtonLink>}
    >
      {listingMessages.nothingToBuy()}
    </EmptyState>
  )
}
