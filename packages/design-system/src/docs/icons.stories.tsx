import './docs.css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as icons from '../icons/index.js'

const every = Object.entries(icons).sort(([a], [b]) => (a < b ? -1 : 1))

const meta = {
  title: 'Foundations/Icons',
  parameters: {
    docs: {
      description: {
        component:
          "Drawn on a grid of 24 with a stroke of 1.5 in the colour of the text around: 20 px next to words, 24 px on its own. Without a `label` an icon is decoration; on its own in a control it gets its name from the control. `import { BagIcon } from '@klarsikt/design-system/icons'`",
      },
    },
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Every: Story = {
  render: () => (
    <ul className="ks-docs ks-docs-icons">
      {every.map(([name, Icon]) => (
        <li key={name}>
          <Icon size={24} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('listitem')
    await expect(shown.map((item) => item.textContent)).toEqual(every.map(([name]) => name))
    await expect(shown.every((item) => item.querySelector('svg'))).toBe(true)
  },
}

export const WithALabel: Story = {
  render: () => <icons.EyeChartIcon size={24} label="Synundersökning" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Synundersökning' })).toBeVisible()
  },
}
