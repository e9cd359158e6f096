import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ClockIcon, BagIcon } from '../../icons/shop.js'
import { guide } from '../../testing/guide.js'
import { IconButton } from '../icon-button/icon-button.js'
import { Badge, CountBadge } from './badge.js'

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { children: 'Behandlas' },
  parameters: guide({
    purpose: 'The state of a thing in one or two words: an order, an invoice, a subscription. A count sits on an icon.',
    do: [
      'Use the same tone for the same state everywhere: success for what is done, warning for what waits on the customer.',
      'Let the words carry the meaning; the tone only helps to find it again.',
      'Give the button under a count a name with the true number: “Varukorg, 12 varor”.',
    ],
    dont: [
      'As a button or a link. A tag that can be pressed is a ToggleTag.',
      'Over a product picture: that is a flag.',
      'For a sentence; two words, three at most.',
    ],
  }),
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}
export const Tones: Story = {
  render: () => (
    <div className="ks-cluster">
      <Badge>Behandlas</Badge>
      <Badge tone="success">Levererad</Badge>
      <Badge tone="warning">Väntar på betalning</Badge>
      <Badge tone="danger">Avbruten</Badge>
      <Badge tone="campaign">Kampanj</Badge>
    </div>
  ),
}
export const WithIcon: Story = { args: { tone: 'warning', icon: <ClockIcon size={14} />, children: 'Väntar på glas' } }
export const LongWord: Story = {
  args: { tone: 'warning', children: 'Arbetsgivarens godkännande av terminalglasögonrekvisitionen saknas' },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const page = document.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}
/** Counts to nine; the name of the button has the exact number [CONST-001, CONST-006]. */
export const Count: Story = {
  render: () => (
    <div className="ks-cluster">
      {[0, 1, 9, 12].map((count) => (
        <IconButton
          key={count}
          label={`Varukorg, ${count} varor`}
          icon={<BagIcon size={24} />}
          badge={<CountBadge count={count} />}
        />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('button').map((button) => /\d?$/.exec(button.textContent)?.[0])
    await expect(shown).toEqual(['', '1', '9', '9'])
    await expect(canvas.getByRole('button', { name: 'Varukorg, 12 varor' })).toBeVisible()
  },
}
export const Themed: Story = {
  args: { children: 'Klarsikt Företag' },
  render: (args) => (
    <div
      style={{ '--ks-badge-bg': 'var(--ks-color-action-bg)', '--ks-badge-fg': 'var(--ks-color-action-fg)' } as object}
    >
      <Badge {...args} />
    </div>
  ),
}
