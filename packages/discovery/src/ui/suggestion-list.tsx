import type { MouseEvent, ReactNode } from 'react'
import type { Row } from '../core/rows.js'
import type { BoxState, SearchBox } from '../core/search-box-types.js'
import { fill } from '../locales/format.js'
import type { Locale } from '../locales/types.js'
import { focus } from './filters/keep-focus.js'
import { Icon, type IconName } from './icons/icons.js'

const ICONS: Readonly<Record<Row['kind'], IconName>> = {
  history: 'clock',
  query: 'search',
  category: 'folder',
  content: 'page',
}

/** Makes the DOM id of an option, for `aria-activedescendant`. */
export const optionId = (list: string, row: Row): string => `${list}-${row.id.replace(/\s+/g, '_')}`

type Props = {
  readonly box: SearchBox
  readonly state: BoxState
  readonly locale: Locale
  /** DOM id of the list. */
  readonly id: string
}

/**
 * Shows the options under the field. With an empty field these are the latest searches, each with a button that removes
 * it.
 */
export function SuggestionList({ box, state, locale, id }: Props): ReactNode {
  const { texts } = locale
  const rows = box.rows()
  const typed = state.searchText.trim()
  const previous = typed === ''
  return (
    <div className="ks-d-suggestions" hidden={rows.length === 0}>
      <div className="ks-d-heading-row">
        <h2 className="ks-d-heading" id={`${id}-title`}>
          {previous ? texts.previousSearches : texts.suggestions}
        </h2>
        {previous ? (
          <button
            type="button"
            className="ks-d-quiet"
            onClick={leavingFor(box.forgetAll)}
            aria-label={texts.clearPreviousSearches}
          >
            {texts.clear}
          </button>
        ) : null}
      </div>
      <div className="ks-d-rows">
        <div role="listbox" id={id} aria-labelledby={`${id}-title`}>
          {rows.map((row, index) => (
            <Option key={row.id} box={box} row={row} id={optionId(id, row)} active={index === state.active}>
              <Title title={row.title} typed={typed} />
              {kindOf(row, texts)}
            </Option>
          ))}
        </div>
        {previous ? (
          // The buttons are beside the list, because an option cannot contain a button.
          <div className="ks-d-forget">
            {rows.map(({ id: key, title }) => (
              <button
                key={key}
                type="button"
                className="ks-d-icon-button"
                aria-label={fill(texts.removeSearch, { query: title })}
                onClick={leavingFor(() => box.forget(title))}
              >
                <Icon name="cross" />
              </button>
            ))}
          </div>
        ) : null}
      </div>
    </div>
  )
}

/**
 * Handles a press on a button that then disappears. The focus goes to the next button, or to the one before, or to the
 * field.
 */
const leavingFor =
  (act: () => void) =>
  ({ currentTarget: from }: MouseEvent): void => {
    const [next, before] = [from.nextElementSibling, from.previousElementSibling]
    focus([next, before].find((one) => one?.matches('button')) ?? from.closest('dialog')?.querySelector('input'))
    act()
  }

type OptionProps = {
  readonly box: SearchBox
  readonly row: Row
  readonly id: string
  readonly active: boolean
  readonly children: ReactNode
}

function Option({ box, row, id, active, children }: OptionProps): ReactNode {
  const choose = (event: MouseEvent) => box.choose(row, event.ctrlKey || event.metaKey || event.button === 1)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field keeps the focus and handles the keys
    <div
      role="option"
      id={id}
      aria-selected={active}
      className="ks-d-option"
      onMouseDown={(event) => event.preventDefault()}
      onClick={choose}
      onAuxClick={choose}
    >
      <Icon name={row.isBrand ? 'tag' : ICONS[row.kind]} />
      {children}
    </div>
  )
}

function kindOf({ kind, isBrand, parentTitle }: Row, texts: Locale['texts']): ReactNode {
  if (kind === 'history' || kind === 'query') return null
  const name = kind === 'content' ? texts.content : isBrand ? texts.brand : texts.category
  return <span className="ks-d-option-kind">{parentTitle ?? name}</span>
}

/** Highlights the part of a title that the shopper did not type, because the rows differ in it. */
function Title({ title, typed }: { readonly title: string; readonly typed: string }): ReactNode {
  const same = typed !== '' && title.toLowerCase().startsWith(typed.toLowerCase())
  return (
    <span className="ks-d-option-title">
      {title.slice(0, same ? typed.length : undefined)}
      {same && <b>{title.slice(typed.length)}</b>}
    </span>
  )
}
