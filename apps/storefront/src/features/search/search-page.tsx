import type { SearchReply } from '@klarsikt/contract/shop/types'
import { formatMessage, searchMessages } from '@klarsikt/core/messages'
import { href } from '@klarsikt/core/paths'
import { SEARCH_MINIMUM_LENGTH, type SearchGroup, searchTerm } from '@klarsikt/core/search'
import { Button, ButtonLink } from '@klarsikt/design-system/button'
import { EmptyState } from '@klarsikt/design-system/empty-state'
import { TextField } from '@klarsikt/design-system/text-field'
import { Form } from 'react-router'
import { SearchGroups } from './search-groups.js'
import styles from './search-page.module.css'

interface SearchPageProps {
  readonly typed: string
  /** Null when nothing was found or asked for. */
  readonly reply: SearchReply | null
  readonly only: SearchGroup | null
}

/** Everything the shop's search finds, by kind. */
export function SearchPage({ typed, reply, only }: SearchPageProps) {
  const term = searchTerm(typed)
  return (
    <div className={`ks-container ${styles.root}`}>
      <h1>{term === null ? 'Sök' : searchMessages['search.resultsFor'].replace('{query}', term)}</h1>
      <Form action={href('search')} role="search" className={styles.form}>
        <TextField key={typed} label={searchMessages['search.placeholder']} name="q" type="search" defaultValue={typed} className={styles.field ?? ''} />
        <Button type="submit">{searchMessages['search.submit']}</Button>
      </Form>
      {reply && <SearchGroups reply={reply} only={only} />}
      {!reply && (
        <EmptyState
          title={term === null ? `Skriv minst ${SEARCH_MINIMUM_LENGTH} tecken` : 'Inga sökresultat'}
          actions={
            <>
              <ButtonLink href="/glasögon">Se glasögon</ButtonLink>
              <ButtonLink href={href('faq')} variant="secondary">
                Vanliga frågor
              </ButtonLink>
            </>
          }
        >
          {term !== null && formatMessage(searchMessages['search.noResults'], { query: term })}
        </EmptyState>
      )}
    </div>
  )
}
