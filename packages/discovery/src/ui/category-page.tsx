import { type ReactNode, useEffect } from 'react'
import type { PageState } from '../core/page-state.js'
import { categoryPage } from '../core/pages.js'
import { isAwaited } from '../core/phase.js'
import { useDiscoveryContext } from '../react/context.js'
import { usePage } from '../react/use-page.js'
import { useStore } from '../react/use-store.js'
import type { GridLook } from './grid.js'
import { type FilterRailComponent, Listing } from './listing.js'
import { NavLink } from './nav-link.js'
import { TextPlaceholder } from './placeholders.js'

type Category = {
  /** The merchant's id, or the path from the root. */
  readonly categoryId: string | readonly string[]
  /** In place of the provider's. */
  readonly uniqueInstanceKeyForState?: string
}

export interface CategoryPageProps extends GridLook, Category {
  /** What kind of list this is called when it is counted; `category` unless said. */
  readonly listingType?: string
  readonly showBreadcrumbs?: boolean
  readonly showQuicklinks?: boolean
  /** In place of the category's own; an empty one shows none. */
  readonly title?: ReactNode
  /** Level of the heading; 1 unless said. */
  readonly headingLevel?: 1 | 2
  /** `FilterRail`, for filters that stand beside the products on wide screens; a button opens them unless given. */
  readonly rail?: FilterRailComponent
}

/** The products of a category, with the filters and sorting of its address. */
export function CategoryPage({
  categoryId,
  listingType = 'category',
  showBreadcrumbs = true,
  showQuicklinks = true,
  uniqueInstanceKeyForState,
  title,
  headingLevel = 1,
  ...look
}: CategoryPageProps): ReactNode {
  const { client, locale, instanceKey } = useDiscoveryContext()
  const key = uniqueInstanceKeyForState ?? instanceKey
  const page = categoryPage(client, categoryId, key)
  const state = usePage(page, key)
  const name = state.breadcrumb.at(-1)?.title
  useDocumentTitle(name)
  const Heading = `h${headingLevel}` as const
  const heading = title ?? name ?? <TextPlaceholder width="40%" height="1.2em" />
  return (
    <section id={`depict-plp-category${key}`} className="ks-d ks-d-page ks-d-category-page" lang={locale.code}>
      {showBreadcrumbs ? <Crumbs state={state} /> : null}
      {heading === '' ? null : <Heading className="ks-d-title">{heading}</Heading>}
      {showQuicklinks ? <Links state={state} /> : null}
      <Listing {...look} page={page} state={state} listName={listingType} nothing={locale.texts.noProductsHere} />
    </section>
  )
}

/** The breadcrumbs of a category, for use outside its page; shows what that page loads. */
export function BreadCrumbs(category: Category): ReactNode {
  return <Crumbs state={useCategory(category)} />
}

/** The quick links of a category, for use outside its page; shows what that page loads. */
export function QuickLinks(category: Category): ReactNode {
  return <Links state={useCategory(category)} />
}

function useCategory({ categoryId, uniqueInstanceKeyForState }: Category): PageState {
  const { client, instanceKey } = useDiscoveryContext()
  return useStore(categoryPage(client, categoryId, uniqueInstanceKeyForState ?? instanceKey))
}

function Crumbs({ state: { breadcrumb, phase } }: { readonly state: PageState }): ReactNode {
  const { texts } = useDiscoveryContext().locale
  return (
    <nav className="ks-d ks-d-crumbs" aria-label={texts.breadcrumbs}>
      <ol>
        {isAwaited(phase) ? (
          <li aria-hidden="true">
            <TextPlaceholder width="8em" height="1.45em" />
          </li>
        ) : null}
        {breadcrumb.map(({ category_id, title, page_url }, index) => (
          <li key={category_id}>
            {page_url !== null && index < breadcrumb.length - 1 ? (
              <NavLink href={page_url}>{title}</NavLink>
            ) : (
              <span aria-current={index === breadcrumb.length - 1 ? 'page' : undefined}>{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Links({ state: { quickLinks, phase } }: { readonly state: PageState }): ReactNode {
  const { texts } = useDiscoveryContext().locale
  const links = quickLinks.filter(({ page_url }) => page_url !== null)
  if (isAwaited(phase)) return <TextPlaceholder width="60%" height="2.5rem" />
  if (links.length === 0) return null
  return (
    <nav className="ks-d ks-d-quick-links" aria-label={texts.quickLinks}>
      <ul>
        {links.map(({ category_id, title, page_url }) => (
          <li key={category_id}>
            <NavLink className="ks-d-button ks-d-chip" href={page_url ?? ''}>
              {title}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function useDocumentTitle(name: string | undefined): void {
  const { metaTitleSuffix } = useDiscoveryContext()
  useEffect(() => {
    if (name !== undefined && metaTitleSuffix !== null) document.title = name + metaTitleSuffix
  }, [name, metaTitleSuffix])
}
