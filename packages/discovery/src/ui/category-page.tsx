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
  /** The merchant's id of the category, or its path from the root. */
  readonly categoryId: string | readonly string[]
  /** Replaces the provider's key. */
  readonly uniqueInstanceKeyForState?: string
}

export interface CategoryPageProps extends GridLook, Category {
  /** Name of this kind of list in events. The default is `category`. */
  readonly listingType?: string
  readonly showBreadcrumbs?: boolean
  readonly showQuicklinks?: boolean
  /** Replaces the category's own title. An empty one shows none. */
  readonly title?: ReactNode
  /** Level of the heading. The default is 1. */
  readonly headingLevel?: 1 | 2
  /** Pass `FilterRail` to show filters beside the products on wide screens. Without it a button opens the filters. */
  readonly rail?: FilterRailComponent
}

/** Shows the products of a category, with the filters and sorting of its address. */
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

/** Shows the breadcrumbs of a category outside its page. It shows what that page loads. */
export function BreadCrumbs(category: Category): ReactNode {
  return <Crumbs state={useCategory(category)} />
}

/** Shows the quick links of a category outside its page. It shows what that page loads. */
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
