import { type ReactNode, useId, useState } from 'react'
import type { FilterModel } from '../../filters/definition.js'
import { searchOptions } from '../../filters/options.js'
import { type ResolvedFilterSettings, sortOptions } from '../../filters/settings.js'
import { fill } from '../../locales/format.js'
import { useDiscoveryContext } from '../../react/context.js'

type Props = {
  readonly model: FilterModel & { readonly kind: 'checkbox' | 'swatch' }
  readonly settings: ResolvedFilterSettings
  readonly onToggle: (value: string) => void
}

/** Shows values to tick. A colour is shown beside its value. */
export function OptionList({ model, settings, onToggle }: Props): ReactNode {
  const { texts, code } = useDiscoveryContext().locale
  const [searchText, setSearchText] = useState('')
  const [all, setAll] = useState(false)
  const { options, kind, title } = model
  const { limit, showMore, searchableFrom, sortBy, icon } = settings
  const found = searchOptions(sortOptions(options, sortBy, code), searchText)
  // "View more" never hides chosen values.
  const shown = all || searchText ? found : found.filter(({ chosen }, index) => index < limit || chosen)
  const searchLabel = fill(texts.searchIn, { filter: title })
  return (
    <>
      {options.length >= searchableFrom ? (
        <input
          className="ks-d-filter-search"
          type="search"
          aria-label={searchLabel}
          placeholder={searchLabel}
          value={searchText}
          onChange={({ currentTarget }) => setSearchText(currentTarget.value)}
        />
      ) : null}
      <ul className={kind === 'swatch' ? 'ks-d-options ks-d-swatches' : 'ks-d-options'}>
        {shown.map((option) => (
          <li key={option.value}>
            <Tick
              title={option.title}
              count={option.count}
              checked={option.chosen}
              onChange={() => onToggle(option.value)}
              colour={option.colour}
              icon={icon?.(option.value)}
            />
          </li>
        ))}
      </ul>
      {shown.length === 0 ? <p className="ks-d-empty">{texts.noResults}</p> : null}
      {showMore && !searchText && found.length > limit ? (
        <button type="button" className="ks-d-quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? texts.viewLess : texts.viewMore}
        </button>
      ) : null}
    </>
  )
}

type TickProps = {
  readonly title: string
  readonly count: number
  /** `part` means that a value below this one is chosen. */
  readonly checked: boolean | 'part'
  readonly onChange: () => void
  /** A CSS colour. Null means that it is unknown. */
  readonly colour?: string | null | undefined
  readonly icon?: ReactNode
}

export function Tick({ title, count, checked, onChange, colour, icon }: TickProps): ReactNode {
  const { locale } = useDiscoveryContext()
  const id = useId()
  return (
    <label className="ks-d-tick" htmlFor={id} data-none={count === 0 || undefined}>
      <input
        id={id}
        type="checkbox"
        checked={checked === true}
        onChange={onChange}
        ref={(element) => {
          if (element) element.indeterminate = checked === 'part'
        }}
      />
      {colour === undefined ? null : (
        <span
          className="ks-d-swatch"
          data-unknown={colour === null || undefined}
          // The colour is set by script, because a strict Content Security Policy forbids a style attribute.
          ref={(element) => void (colour && element?.style.setProperty('--ks-d-swatch', colour))}
        />
      )}
      {icon === undefined ? null : (
        <span className="ks-d-tick-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      <span className="ks-d-tick-title">{title}</span>
      <span className="ks-d-count">{new Intl.NumberFormat(locale.code).format(count)}</span>
    </label>
  )
}
