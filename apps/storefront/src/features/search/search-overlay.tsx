import * as searchMessages from '@klarsikt/core/messages/search'
import * as searchOverlayMessages from '@klarsikt/core/messages/search-overlay'
import { moveFocus, POPULAR_SEARCHES } from '@klarsikt/core/search'
import { Button } from '@klarsikt/design-system/button'
import { Dialog } from '@klarsikt/design-system/dialog'
import { IconButton } from '@klarsikt/design-system/icon-button'
import { ArrowLeftIcon, CloseIcon, SearchIcon } from '@klarsikt/design-system/icons'
import { Anchor } from '@klarsikt/design-system/link'
import { Skeleton } from '@klarsikt/design-system/skeleton'
import { VisuallyHidden } from '@klarsikt/design-system/visually-hidden'
import { href } from '@klarsikt/shop-config/paths'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLists } from '../../lib/tracking/lists.js'
import { useChanged } from '../../lib/use-changed.js'
import { SearchGroups } from './search-groups.js'
import { type SearchState, useSiteSearch } from './use-site-search.js'
import styles from './search-overlay.module.css'
import start from './search-start.module.css'

interface SearchOverlayProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly typed: string
  readonly onType: (text: string) => void
}

/** The shop's own search, in a dialog over the page. */
export default function SearchOverlay({ open, onClose, typed, onType }: SearchOverlayProps) {
  const input = useRef<HTMLInputElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const results = useRef<HTMLDivElement>(null)
  const state = useSiteSearch(open ? typed : '')
  useArrowKeys(content, results)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={searchMessages.submit()}
      kind="cover"
      bare
      id="search"
      initialFocus={input}
    >
      <div ref={content} className={styles.root}>
        <SearchForm open={open} typed={typed} onType={onType} onClose={onClose} input={input} />
        <Announcement state={state} />
        <div ref={results} className={styles.results} aria-busy={state.kind === 'loading' || undefined}>
          <Results state={state} query={typed.trim()} />
        </div>
      </div>
    </Dialog>
  )
}

/**
 * Moves the focus through the links of the results with the arrow keys, from the last to the first and back
 * [SSEARCH-021].
 */
function useArrowKeys(content: RefObject<HTMLElement | null>, results: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const own = content.current
    const arrows = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      const links = [...(results.current?.querySelectorAll<HTMLElement>('a') ?? [])]
      const at = links.indexOf(document.activeElement as HTMLElement)
      const next = moveFocus(at === -1 ? null : at, event.key === 'ArrowDown' ? 1 : -1, links.length)
      if (next === null) return
      event.preventDefault()
      links[next]?.focus()
    }
    own?.addEventListener('keydown', arrows)
    return () => own?.removeEventListener('keydown', arrows)
  }, [content, results])
}

interface SearchFormProps extends SearchOverlayProps {
  readonly input: RefObject<HTMLInputElement | null>
}

function SearchForm({ open, typed, onType, onClose, input }: SearchFormProps) {
  const navigate = useNavigate()
  const [missing, setMissing] = useState(false)
  if (useChanged(open)) setMissing(false)
  const searchFor = (words: string) => {
    const text = words.trim()
    setMissing(text === '')
    if (text === '') return
    onClose()
    void navigate(searchPath(text))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    searchFor(typed)
  }
  const clear = () => {
    onType('')
    input.current?.focus()
  }
  return (
    <search>
      <form className={start.form} onSubmit={submit}>
        <IconButton label={searchOverlayMessages.close()} icon={<ArrowLeftIcon size={24} />} onClick={onClose} />
        <input
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          name="q"
          className={start.input}
          aria-label={searchMessages.placeholder()}
          placeholder={searchMessages.placeholder()}
          aria-invalid={missing || undefined}
          aria-describedby={missing ? 'search-required' : undefined}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
        {typed !== '' && <IconButton label={searchOverlayMessages.clear()} icon={<CloseIcon />} onClick={clear} />}
        <span className={styles.submit}>
          <Button type="submit" size="small" icon={<SearchIcon />}>
            {searchMessages.submit()}
          </Button>
        </span>
      </form>
      {missing && (
        <VisuallyHidden>
          <span id="search-required" role="alert">
            {searchMessages.searchRequired()}
          </span>
        </VisuallyHidden>
      )}
    </search>
  )
}

/**
 * Tells screen readers what was found, once for each finished search. The region exists from the start, as they
 * require. The text names the search, so that they also read an equal number of hits for the next search.
 */
function Announcement({ state }: { readonly state: SearchState }) {
  const said =
    state.kind === 'results'
      ? searchMessages.countFor({ count: state.count, query: state.query })
      : state.kind === 'none'
        ? searchMessages.noneFor({ query: state.query })
        : state.kind === 'refused'
          ? state.message
          : ''
  return (
    <VisuallyHidden>
      <output>{said}</output>
    </VisuallyHidden>
  )
}

function Results({ state, query }: { readonly state: SearchState; readonly query: string }) {
  if (state.kind === 'idle') return <Popular />
  if (state.kind === 'loading') return <Placeholders />
  if (state.kind === 'none') {
    return (
      <p className={styles.none}>
        {searchMessages.none()}. {searchMessages.noResults({ query: state.query })}
      </p>
    )
  }
  if (state.kind === 'refused') return <p className={styles.none}>{state.message}</p>
  return <Found state={state} query={query} />
}

type FoundState = Extract<SearchState, { kind: 'results' }>

function Found({
  state: { reply, count, query: found },
  query,
}: {
  readonly state: FoundState
  readonly query: string
}) {
  useLists(found, [{ id: 'search-overlay', name: searchMessages.groupArticles(), articles: reply.articles.data }])
  return (
    <>
      <SearchGroups reply={reply} compact />
      <Anchor href={searchPath(query)} className={styles.all ?? ''}>
        {/* The number belongs to the answered search. Newer input may find a different number. */}
        {query === found ? searchOverlayMessages.viewAllResults({ count }) : searchMessages.resultsFor({ query })}
      </Anchor>
    </>
  )
}

function Popular() {
  return (
    <section>
      <h2 className={styles.heading}>{searchOverlayMessages.popular()}</h2>
      <ul className={styles.popular}>
        {POPULAR_SEARCHES.map((text) => (
          <li key={text}>
            <Anchor href={searchPath(text)}>{text}</Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Placeholders() {
  return (
    <div className={styles.placeholders}>
      <VisuallyHidden>{searchOverlayMessages.loading()}</VisuallyHidden>
      <Skeleton height="1.75rem" width="6rem" />
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className={styles.placeholder}>
          <Skeleton height="50px" width="80px" />
          <Skeleton lines={2} />
        </div>
      ))}
    </div>
  )
}

function searchPath(text: string): string {
  return `${href('search')}?q=${encodeURIComponent(text)}`
}
