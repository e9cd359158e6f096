import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Tabs } from './tabs.js'

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  args: {
    label: 'Om bågen',
    items: [
      { id: 'about', label: 'Beskrivning', content: <p>En rund båge i acetat.</p> },
      { id: 'measures', label: 'Mått', content: <p>Totalbredd 138 mm.</p> },
      { id: 'care', label: 'Skötsel', content: <p>Tvätta med ljummet vatten.</p> },
    ],
  },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Mått', selected: true })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: 'Mått' })).toBeVisible()
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Beskrivning', selected: true })).toHaveFocus()
  },
}
