import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { searchBox } from '../core/boxes.js'
import type { BoxState, SearchBox } from '../core/search-box-types.js'
import { counted } from '../locales/format.js'
import type { Locale } from '../locales/types.js'
import { useDiscoveryContext } from '../react/context.js'
import { ErrorBoundary } from '../react/error-boundary.js'
import { standInLine } from '../react/mounted.js'
import { useDialog } from '../react/use-dialog.js'
import { useBeforePaint, useStore } from '../react/use-store.js'
import { Icon } from './icons/icons.js'
import { InstantResults } from './instant-results.js'
import { modalNotices } from './modal-notices.js'
import { NavLink } from './nav-link.js'
import { optionId, SuggestionList } from './suggestion-list.js'

/** Renders the search modal while it is open. */
export function SearchModal({ instanceKey }: { readonly instanceKey: string }): ReactNode {
  const { client } = useDiscoveryContext()
  const box = searchBox(client, instanceKey)
  const { open } = useStore(box)
  // When a client has several providers, the first one shows the modal.
  const [mine, setMine] = useState(false)
  useEffect(() => standInLine(client, `box${instanceKey}`, setMine), [client, instanceKey])
  useEffect(() => (mine ? box.start() : undefined), [mine, box])
  return open && mine ? <OpenModal box={box} instanceKey={instanceKey} /> : null
}

function OpenModal({ box, instanceKey }: { readonly box: SearchBox; readonly instanceKey: string }): ReactNode {
  const { locale, client, emptyModal } = useDiscoveryContext()
  const state = useStore(box)
  const ref = useRef<HTMLDialogElement>(null)
  const list = useId()
  useDialog(ref, box.close, 'input')
  useCloseAnimation(ref, box)
  useAligned(ref, state.options)
  const guarded = (message: string, children: ReactNode) => (
    <ErrorBoundary message={message} report={client.env.report} fallback={<p>{message}</p>}>
      {children}
    </ErrorBoundary>
  )
  return (
    <dialog
      ref={ref}
      id={`depict-search-modal${instanceKey}`}
      className="ks-d ks-d-modal"
      aria-label={locale.texts.search}
      lang={locale.code}
    >
      <div className="ks-d-modal-box">
        <Field box={box} state={state} locale={locale} list={list} />
        {modalNotices.get(box)?.(state)}
        <div className="ks-d-modal-body">
          {guarded(
            'Autocomplete/suggestions failed',
            <SuggestionList box={box} state={state} locale={locale} id={list} />,
          )}
          {state.phase === 'idle' ? emptyModal : null}
          {guarded('Instant results failed', <InstantResults box={box} state={state} />)}
        </div>
        <Footer box={box} state={state} locale={locale} />
        <Announcement box={box} state={state} locale={locale} />
      </div>
    </dialog>
  )
}

type Part = { readonly box: SearchBox; readonly state: BoxState; readonly locale: Locale }

function Field({ box, state, locale: { texts }, list }: Part & { readonly list: string }): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  const active = box.activeRow()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    box.submit()
  }
  return (
    <form className="ks-d-field" role="search" onSubmit={submit}>
      <button type="button" className="ks-d-icon-button" aria-label={texts.back} onClick={box.close}>
        <Icon name="back" />
      </button>
      <input
        ref={input}
        className="ks-d-input"
        data-typed={state.options['typed']}
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        aria-label={texts.searchFor}
        aria-autocomplete="list"
        aria-expanded={box.rows().length > 0}
        aria-controls={list}
        aria-activedescendant={active ? optionId(list, active) : undefined}
        placeholder={texts.searchFor}
        value={box.fieldText()}
        onChange={({ currentTarget }) => box.type(currentTarget.value)}
        onKeyDown={(event) => {
          if (box.key(event.nativeEvent)) event.preventDefault()
        }}
      />
      {state.searchText ? (
        <button
          type="button"
          className="ks-d-icon-button"
          aria-label={texts.clear}
          onClick={() => {
            box.clear()
            input.current?.focus()
          }}
        >
          <Icon name="cross" />
        </button>
      ) : null}
      <button type="submit" className="ks-d-icon-button ks-d-submit" aria-label={texts.search}>
        <Icon name="search" />
      </button>
    </form>
  )
}

/** Returns whether the products that are shown were found for the typed text. */
const isSettled = ({ searchText, phase, searchedText }: BoxState) =>
  phase === 'shown' && searchedText === searchText.trim()

function Footer({ box, state, locale }: Part): ReactNode {
  const { texts } = locale
  const searchText = state.searchText.trim()
  if (searchText && isSettled(state) && state.total === 0) return null
  const label = !searchText
    ? texts.discoverMore
    : isSettled(state)
      ? counted(locale, texts.viewAll, state.total)
      : texts.search
  return (
    <div className="ks-d-modal-foot">
      <NavLink
        className="ks-d-button ks-d-primary ks-d-view-all"
        href={box.searchUrl(searchText)}
        onFollow={box.viewAll}
      >
        {label}
      </NavLink>
    </div>
  )
}

/**
 * Announces the results when typing has paused, not at every letter. It also announces how many earlier searches are
 * left.
 */
function Announcement({ box, state, locale }: Part): ReactNode {
  const { texts } = locale
  const { length } = state.history
  // The number of earlier searches is announced only after the shopper removed one.
  const [before] = useState(length)
  return (
    <p className="ks-d-hidden" role="status">
      {isSettled(state)
        ? `${counted(locale, texts.suggestionCount, box.rows().length)}. ${counted(locale, texts.resultsFor, state.total, { query: state.searchedText })}`
        : length < before && !state.searchText
          ? `${texts.previousSearches}: ${length}`
          : ''}
    </p>
  )
}

/** Waits for the closing animation of the style sheet. Without one the modal closes at once. */
function useCloseAnimation(ref: { readonly current: HTMLDialogElement | null }, box: SearchBox): void {
  useEffect(
    () =>
      box.registerCloseAnimation(async () => {
        const dialog = ref.current
        dialog?.setAttribute('data-closing', '')
        await Promise.all(dialog?.getAnimations?.({ subtree: true }).map(({ finished }) => finished) ?? [])
      }),
    [ref, box],
  )
}

/** Aligns the top of the modal with the opener's element. The style sheet does so only in high windows. */
function useAligned(ref: { readonly current: HTMLDialogElement | null }, options: BoxState['options']): void {
  const aligner = options['aligner']
  useBeforePaint(() => {
    const dialog = ref.current
    if (!dialog || !(aligner instanceof Element)) return
    dialog.setAttribute('data-aligned', '')
    dialog.style.setProperty('--ks-d-modal-top', `${Math.max(0, aligner.getBoundingClientRect().top)}px`)
  }, [ref, aligner])
}
