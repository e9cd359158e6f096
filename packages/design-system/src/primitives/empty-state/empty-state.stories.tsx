import type { Meta, StoryObj } from '@storybook/react-vite'
import { BagIcon } from '../../icons/shop.js'
import { ButtonLink } from '../button/button.js'
import { DescriptionList } from '../description-list/description-list.js'
import { Table } from '../table/table.js'
import { EmptyState } from './empty-state.js'

const meta = {
  title: 'Primitives/Empty state, list, table',
  component: EmptyState,
  args: {
    title: 'Din varukorg är tom.',
    icon: <BagIcon size={40} />,
    children: 'När du lägger i något visas det här.',
    actions: <ButtonLink href="/glasögon">Visa glasögon</ButtonLink>,
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const EmptyCart: Story = {}
export const Descriptions: Story = {
  render: () => (
    <DescriptionList
      items={[
        { term: 'Totalbredd', value: '138 mm' },
        { term: 'Material', value: 'Acetat' },
      ]}
    />
  ),
}
export const Orders: Story = {
  render: () => (
    <Table
      caption="Dina beställningar"
      rows={[
        { id: '10002345', day: '21 november 2026', sum: '1 495 kr' },
        { id: '10001234', day: '3 maj 2026', sum: '398 kr' },
      ]}
      rowKey={(row) => row.id}
      columns={[
        { key: 'id', title: 'Ordernummer', cell: (row) => row.id, rowHeader: true },
        { key: 'day', title: 'Datum', cell: (row) => row.day },
        { key: 'sum', title: 'Summa', cell: (row) => row.sum, align: 'end' },
      ]}
    />
  ),
}
