import type { Meta, StoryObj } from '@storybook/react-vite'
import { Flag, FlagList } from '../flag/flag.js'
import { Badge } from './badge.js'

const meta = { title: 'Primitives/Badge and flag', component: Badge, args: { children: 'Behandlas' } } satisfies Meta<
  typeof Badge
>
export default meta
type Story = StoryObj<typeof meta>

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
export const Flags: Story = {
  render: () => (
    <FlagList
      flags={[
        { text: 'Nyhet', color: 'Blue' },
        { text: 'Kampanj', color: 'Orange' },
        { text: 'Endast online', color: 'Black' },
      ]}
    />
  ),
}
export const OneFlag: Story = { render: () => <Flag text="Nyhet" color="Blue" /> }
