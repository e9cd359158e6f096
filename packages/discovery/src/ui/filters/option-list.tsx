import { type ReactNode, useId, useState } from 'react'
import { type FilterModel, searchOptions } from '../../filters/model.js'
import { fill } from '../../locales/format.js'
import { useDepict } from '../../react/context.js'

/** Options shown before "view more". */
const SHOWN = 8
/** From so many options on they can be searched. */
const SEARCHABLE = 12

type Props = {
  readonly model: FilterModel & { readonly kind: 'checkbox' | 'swatch' }
  readonly onToggle: (value: string) => void
}

/** Values to tick, of which any number may be ticked; colours show themselves. */
export function OptionList({ model, onToggle }: Props): ReactNode {
  const { texts } = useDepict().locale
  const [words, setWords] = useState('')
  const [all, setAll] = useState(false)
  const { options, kind, title } = model
  const found = searchOptions(options, words)
  // What is chosen is never hidden behind "view more".
  const shown = all || words ? found : found.filter(({ chosen }, index) => index < SHOWN || chosen)
  const searchText = fill(texts.searchIn, { filter: title })
  return (
    <>
      {options.length >= SEARCHABLE ? (
        <input
          className="ks-d-filter-search"
          type="search"
          aria-label={searchText}
          placeholder={searchText}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
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
            />
          </li>
        ))}
      </ul>
      {shown.length === 0 ? <p className="ks-d-empty">{texts.noResults}</p> : null}
      {!words && found.length > SHOWN ? (
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
  /** `part`: something below it is. */
  readonly checked: boolean | 'part'
  readonly onChange: () => void
  /** A CSS colour; null: a colour that nobody knows. */
  readonly colour?: string | null | undefined
}

/** One value with its box. */
export function Tick({ title, count, checked, onChange, colour }: TickProps): ReactNode {
  const { locale } = useDepict()
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
          // A style attribute in the markup would need leave from the page's policy; this does not.
          ref={(element) => void (colour && element?.style.setProperty('--ks-d-swatch', colour))}
        />
      )}
      <span className="ks-d-tick-title">{title}</span>
      <span className="ks-d-count">{new Intl.NumberFormat(locale.code).format(count)}</span>
    </label>
  )
}
