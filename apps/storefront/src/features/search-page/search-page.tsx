import type { SearchReply } from '@klarsikt/contract/shop/types'
import * as searchMessages from '@klarsikt/core/messages/search'
import { SEARCH_SECTIONS, type SearchSection } from '@klarsikt/core/search'
import { Anchor } from '@klarsikt/design-system/link'
import { VisuallyHidden } from '@klarsikt/design-system/visually-hidden'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { LoadedPage } from '../../lib/discovery/load-pages.js'
import { NothingFound, Suggestions } from './nothing-found.js'
import { ResultGroups } from './result-groups.js'
import { SearchForm } from './search-form.js'
import { type HitCounts, kindsFound, searchHref, SECTIONS, type SearchOutcome, totalHits } from './search-view.js'
import styles from './search-page.module.css'

export interface SearchPageProps {
  /** The search text without spaces around it. */
  readonly query: string
  readonly outcome: SearchOutcome
  readonly section: SearchSection | null
  readonly counts: HitCounts | null
  readonly reply: SearchReply | null
  /**
   * The goods from the discovery service. Null where the service is missing, and the shop then lists the goods itself.
   */
  readonly found?: LoadedPage | null
}

/** Shows everything that the shop's search finds, by kind. */
export function SearchPage({ query, outcome, section, counts, reply, found = null }: SearchPageProps) {
  const narrowed = found?.narrowed ?? false
  const count = counts === null ? 0 : section ? counts[SEARCH_SECTIONS[section]] : totalHits(counts)
  return (
    <div className={`ks-container ${styles.root}`}>
      <div>
        <h1>{heading(outcome, query)}</h1>
        {counts && outcome === 'found' && section === null && !narrowed && kindsFound(counts) > 1 && (
          <p className="ks-text-muted">{searchMessages.resultCount({ count })}</p>
        )}
      </div>
      <Announcement text={announced(outcome, query, count)} />
      <SearchForm query={query} tooShort={outcome === 'too-short'} />
      {counts && outcome === 'found' && <Sections query={query} section={section} counts={counts} />}
      {reply &&
        outcome === 'found' &&
        (count > 0 || narrowed ? (
          <ResultGroups key={`${query} ${section ?? ''}`} reply={reply} found={found} />
        ) : (
          <EmptySection query={query} />
        ))}
      {outcome === 'none' && <NothingFound query={query} />}
      {(outcome === 'empty' || outcome === 'too-short') && <Suggestions />}
    </div>
  )
}

function heading(outcome: SearchOutcome, query: string): string {
  if (outcome === 'found') return searchMessages.resultsFor({ query })
  return outcome === 'none' ? searchMessages.none() : searchMessages.ask()
}

function announced(outcome: SearchOutcome, query: string, count: number): string {
  if (outcome === 'found') return searchMessages.countFor({ count, query })
  return outcome === 'none' ? searchMessages.noneFor({ query }) : ''
}

/**
 * Tells screen readers the number of hits, once for each finished search. It is filled after the render, so that they
 * read it. A newly loaded page is read from its heading, so it stays empty there.
 */
function Announcement({ text }: { readonly text: string }) {
  const loaded = useLocation().key === 'default'
  const region = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    if (region.current) region.current.textContent = loaded ? '' : text
  }, [loaded, text])
  return (
    <VisuallyHidden>
      <output ref={region} />
    </VisuallyHidden>
  )
}

interface SectionsProps {
  readonly query: string
  readonly section: SearchSection | null
  readonly counts: HitCounts
}

const LABELS: Readonly<Record<SearchSection, string>> = {
  products: searchMessages.groupArticles(),
  articles: searchMessages.groupLayoutPages(),
  stores: searchMessages.groupStores(),
}

/**
 * Chooses a kind of hits by links and not by tabs, so that each has an address and works without scripts. The number of
 * hits stands above each kind.
 */
function Sections({ query, section, counts }: SectionsProps) {
  const offered = SECTIONS.filter((name) => name === section || counts[SEARCH_SECTIONS[name]] > 0)
  if (section === null && kindsFound(counts) < 2) return null
  const links = [{ name: null, label: 'Alla' }, ...offered.map((name) => ({ name, label: LABELS[name] }))]
  return (
    <nav aria-label={searchMessages.kinds()}>
      <ul className={styles.sections}>
        {links.map(({ name, label }) => (
          <li key={label}>
            <Anchor href={searchHref(query, name)} {...(name === section && { 'aria-current': 'page' as const })}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function EmptySection({ query }: { readonly query: string }) {
  return (
    <p>
      {searchMessages.noneOfKind()} <Anchor href={searchHref(query)}>{searchMessages.allKinds()}</Anchor>
    </p>
  )
}
