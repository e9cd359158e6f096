import type { ReactNode } from 'react'
import { useDepict } from '../../react/context.js'
import type { CategoryOption } from '../../wire.js'
import { Icon } from '../icons.js'
import { type Choice, sameChoice, toggled } from './chosen.js'
import { Tick } from './option-list.js'

type Props = {
  readonly options: readonly CategoryOption[]
  readonly choices: readonly Choice[]
  /** Paths whose children are shown, as JSON. */
  readonly expanded: readonly string[]
  readonly onToggle: (path: string) => void
  readonly onChange: (choices: readonly Choice[]) => void
}

/** Values in a tree: a branch is ticked as a whole, or opened for what it holds. */
export function OptionTree({ options, choices, expanded, onToggle, onChange }: Props): ReactNode {
  const { texts } = useDepict().locale
  return (
    <ul className="ks-d-options" part="options">
      {options.map(({ value, title, count, children }) => {
        const path = JSON.stringify(value)
        const holdsChosen = choices.some(
          (choice) =>
            Array.isArray(choice) && choice.length > value.length && sameChoice(choice.slice(0, value.length), value),
        )
        const open = expanded.includes(path) || holdsChosen
        return (
          <li key={path}>
            <div className="ks-d-branch">
              <Tick
                title={title}
                count={count}
                checked={choices.some((choice) => sameChoice(choice, value))}
                onChange={() => onChange(toggled(choices, value))}
              />
              {children.length > 0 ? (
                <button
                  type="button"
                  className="ks-d-icon-button"
                  aria-expanded={open}
                  aria-label={`${open ? texts.viewLess : texts.viewMore}: ${title}`}
                  onClick={() => onToggle(path)}
                >
                  <Icon name="chevron" />
                </button>
              ) : null}
            </div>
            {open && children.length > 0 ? (
              <OptionTree {...{ choices, expanded, onToggle, onChange }} options={children} />
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
