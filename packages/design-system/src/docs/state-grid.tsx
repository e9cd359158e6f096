import './component-page.css'
import { Story, type useOf } from '@storybook/addon-docs/blocks'
import { useState } from 'react'
import { Button } from '../primitives/button/button.js'

type ComponentStory = ReturnType<typeof useOf<'story'>>['story']

const LOOKS = {
  Light: { 'data-theme': 'light', 'data-contrast': 'standard' },
  Dark: { 'data-theme': 'dark', 'data-contrast': 'standard' },
  'More contrast': { 'data-theme': 'light', 'data-contrast': 'more' },
  'More contrast, dark': { 'data-theme': 'dark', 'data-contrast': 'more' },
} as const
type Look = keyof typeof LOOKS

/** Every design story of a component side by side, in the look that is chosen above them. */
export function StateGrid({ stories }: { readonly stories: readonly ComponentStory[] }) {
  const [look, setLook] = useState<Look>('Light')
  return (
    <div className="sb-unstyled ks-docs">
      <div className="ks-docs-looks" role="group" aria-label="Look">
        {(Object.keys(LOOKS) as Look[]).map((name) => (
          <Button
            key={name}
            size="small"
            variant={name === look ? 'primary' : 'secondary'}
            aria-pressed={name === look}
            onClick={() => setLook(name)}
          >
            {name}
          </Button>
        ))}
      </div>
      <div className="ks-docs-states">
        {stories.map(({ id, name, moduleExport }) => (
          <figure key={id}>
            <div className="docs-story" {...LOOKS[look]}>
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
