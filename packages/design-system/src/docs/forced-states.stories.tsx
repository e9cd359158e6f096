import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../primitives/button/button.js'
import { FORCED_STATES, forceStates } from './forced-states.js'

const meta = {
  title: 'Foundations/Forced states',
  tags: ['check'],
  parameters: {
    docs: {
      description: { component: 'How the grids of component pages show hover, focus and press without a pointer.' },
    },
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Each forced state looks like the real state, and its neighbours do not. */
export const SideBySide: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <Button>Rest</Button>
      {FORCED_STATES.map((state) => (
        <div key={state} data-forced={state}>
          <Button>{state}</Button>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    forceStates()
    forceStates()
    const look = (name: string) => {
      const { backgroundColor, outlineStyle } = getComputedStyle(canvas.getByRole('button', { name }))
      return { backgroundColor, outlineStyle }
    }
    const rest = look('Rest')
    await expect(look('focus').outlineStyle).toBe('solid')
    await expect(rest.outlineStyle).toBe('none')
    // Colours change with a transition.
    await waitFor(() => expect(look('hover')).not.toEqual(rest))
  },
}
