import { type ReactNode, useId, useState } from 'react'
import { fill } from '../../locales/format.js'
import { useDepict } from '../../react/context.js'
import type { FilterGroup, SwatchOption } from '../../wire.js'
import { type Choice, sameChoice, toggled } from './chosen.js'

/** Options shown before "view more". */
const SHOWN = 8
/** From so many options on they can be searched. */
const SEARCHABLE = 12

type Props = {
  readonly group: FilterGroup & { type: 'checkbox' | 'swatch' }
  readonly choices: readonly Choice[]
  readonly onChange: (choices: readonly Choice[]) => void
}

/** Values to tick, of which any number may be ticked; colours show themselves. */
export function OptionList({ group, choices, onChange }: Props): ReactNode {
  const { locale } = useDepict()
  const { texts } = locale
  const [words, setWords] = useState('')
  const [all, setAll] = useState(false)
  const { data, meta, type } = group
  const found = data.filter(({ title }) => title.toLocaleLowerCase(locale.code).includes(words.trim().toLowerCase()))
  const isChosen = (value: Choice) => choices.some((choice) => sameChoice(choice, value))
  // What is chosen is never hidden behind "view more".
  const shown = all || words ? found : found.filter(({ value }, index) => index < SHOWN || isChosen(value))
  return (
    <>
      {data.length >= SEARCHABLE ? (
        <input
          className="ks-d-filter-search"
          type="search"
          aria-label={fill(texts.searchIn, { filter: meta.group_title })}
          placeholder={fill(texts.searchIn, { filter: meta.group_title })}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      ) : null}
      <ul className={type === 'swatch' ? 'ks-d-options ks-d-swatches' : 'ks-d-options'} part="options">
        {shown.map((option) => (
          <li key={option.value}>
            <Tick
              title={option.title}
              count={option.count}
              checked={isChosen(option.value)}
              onChange={() => onChange(toggled(choices, option.value))}
              colour={type === 'swatch' ? (option as SwatchOption).colour : undefined}
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
  readonly checked: boolean
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
      <input id={id} type="checkbox" checked={checked} onChange={onChange} />
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
