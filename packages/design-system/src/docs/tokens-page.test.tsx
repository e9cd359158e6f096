import { composeStories } from '@storybook/react-vite'
import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, it } from 'vitest'
import { contrastPairs } from '../tokens/contrast-pairs.js'
import { tokens } from '../tokens/generated/tokens.js'
import * as stories from './tokens.stories.js'

it('shows every token with its name and what it is for, each once', () => {
  const composed = Object.values<ComponentType>(composeStories(stories))
  render(composed.map((Story, index) => <Story key={index} />))
  const names = [...document.querySelectorAll('.ks-docs-words > code')].map((code) => code.textContent)
  const shown = names.filter((name) => name.startsWith('--'))
  expect(shown.sort()).toEqual(tokens.map(({ name }) => name).sort())
  expect(names).toHaveLength(tokens.length + contrastPairs.length)
})
