import './component-page.css'
import { Story, type useOf } from '@storybook/addon-docs/blocks'
import { useState } from 'react'
import { Button } from '../primitives/button/button.js'
import { type ForcedState, forceStates } from './forced-states.js'

type ComponentStory = ReturnType<typeof useOf<'story'>>['story']

const LOOKS = {
  Light: { 'data-theme': 'light', 'data-contrast': 'standard' },
  Dark: { 'data-theme': 'dark', 'data-contrast': 'standard' },
  'More contrast': { 'data-theme': 'light', 'data-contrast': 'more' },
  'More contrast, dark': { 'data-theme': 'dark', 'data-contrast': 'more' },
} as const
type Look = keyof typeof LOOKS

const STATES = {
  Rest: undefined,
  Hover: 'hover',
  Focus: 'focus',
  Pressed: 'active',
} as const satisfies Record<string, ForcedState | undefined>
type State = keyof typeof STATES

/** All design stories of a component side by side, in the chosen look and state. */
export function StateGrid({ stories }: { readonly stories: readonly ComponentStory[] }) {
  const [look, setLook] = useState<Look>('Light')
  const [state, setState] = useState<State>('Rest')
  const choose = (name: State) => {
    // Includes the styles of stories that were rendered since.
    if (STATES[name]) forceStates()
    setState(name)
  }
  return (
    <div className="sb-unstyled ks-docs">
      <Choice label="Look" names={Object.keys(LOOKS) as Look[]} chosen={look} onChoose={setLook} />
      <Choice label="State" names={Object.keys(STATES) as State[]} chosen={state} onChoose={choose} />
      <div className="ks-docs-states">
        {stories.map(({ id, name, moduleExport }) => (
          <figure key={id}>
            <div className="docs-story" data-forced={STATES[state]} {...LOOKS[look]}>
              <Story of={moduleExport} />
            </div>
            <figcaption>
              <a href={`?path=/story/${id}`} target="_top">
                {name}
              </a>
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  )
}

interface ChoiceProps<Name extends string> {
  readonly label: string
  readonly names: readonly Name[]
  readonly chosen: Name
  readonly onChoose: (name: Name) => void
}

function Choice<Name extends string>({ label, names, chosen, onChoose }: ChoiceProps<Name>) {
  return (
    <div className="ks-docs-looks" role="group" aria-label={label}>
      {names.map((name) => (
        <Button
          key={name}
          size="small"
          variant={name === chosen ? 'primary' : 'secondary'}
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
        >
          {name}
        </Button>
      ))}
    </div>
  )
}
