import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { guide } from '../../testing/guide.js'
import { Badge } from '../badge/badge.js'
import { ButtonLink } from '../button/button.js'
import { EmptyState } from '../empty-state/empty-state.js'
import { type Column, Table, type TableProps, type TableSort } from './table.js'

interface Order {
  readonly id: string
  readonly day: string
  readonly text: string
  readonly state: string
  readonly sum: number
}

const ORDERS: readonly Order[] = [
  { id: '10002345', day: '2026-11-21', text: '21 november 2026', state: 'Behandlas', sum: 1495 },
  { id: '10001234', day: '2026-05-03', text: '3 maj 2026', state: 'Levererad', sum: 398 },
  { id: '10000871', day: '2025-12-12', text: '12 december 2025', state: 'Levererad', sum: 12_990 },
]
const kronor = (sum: number) => `${String(sum).replace(/\B(?=(\d{3})+$)/g, '\u00a0')}\u00a0kr`
const COLUMNS: readonly Column<Order>[] = [
  { key: 'id', title: 'Ordernummer', cell: ({ id }) => id, rowHeader: true, sortable: true },
  { key: 'day', title: 'Datum', cell: ({ text }) => text, sortable: true },
  {
    key: 'state',
    title: 'Status',
    cell: ({ state }) => <Badge tone={state === 'Levererad' ? 'success' : 'neutral'}>{state}</Badge>,
  },
  { key: 'sum', title: 'Summa', cell: ({ sum }) => kronor(sum), align: 'end', sortable: true },
]
const OrderTable = (props: TableProps<Order>) => <Table {...props} />

const meta = {
  title: 'Primitives/Table',
  component: OrderTable,
  args: { caption: 'Dina beställningar', columns: COLUMNS, rows: ORDERS, rowKey: ({ id }) => id },
  parameters: guide({
    purpose:
      'Things with the same facts, to be compared or looked up: orders, invoices, members of a company agreement.',
    do: [
      'Numbers at the end, words at the start, and the same unit down a column.',
      'Mark the column that names the row as `rowHeader`.',
      'Choose `stack` for rows that are read one by one, `scroll` for numbers that are compared between rows.',
    ],
    dont: [
      'For layout, or for pairs of one thing: that is a description list.',
      'More than six columns. Put the rest behind a link on the row.',
      'Make headings sortable when there are fewer rows than a screen.',
    ],
  }),
} satisfies Meta<typeof OrderTable>
export default meta
type Story = StoryObj<typeof meta>

const numbers = (rowHeaders: readonly HTMLElement[]) => rowHeaders.map((cell) => /\d+$/.exec(cell.textContent)?.[0])

export const Orders: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Dina beställningar' })).toBeVisible()
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4)
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}
export const NumbersAtTheEnd: Story = {
  play: async ({ canvas }) => {
    const ends = canvas
      .getAllByRole('row')
      .slice(1)
      .map((row) => {
        const value = row.lastElementChild?.lastElementChild
        return value && Math.round(value.getBoundingClientRect().right)
      })
    await expect(new Set(ends).size).toBe(1)
  },
}
export const HiddenCaption: Story = {
  tags: ['check'],
  args: { captionHidden: true },
  render: (args) => (
    <>
      <h2>Dina beställningar</h2>
      <OrderTable {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Dina beställningar' })).toBeVisible()
  },
}

function Sorted(props: TableProps<Order>) {
  const [sort, setSort] = useState<TableSort>({ column: 'day', order: 'descending' })
  const by = (row: Order) => (sort.column === 'sum' ? row.sum : sort.column === 'id' ? row.id : row.day)
  const rows = [...props.rows].sort((a, b) => (by(a) < by(b) ? -1 : 1) * (sort.order === 'ascending' ? 1 : -1))
  return <Table {...props} rows={rows} sort={sort} onSort={setSort} />
}

export const Sortable: Story = {
  render: (args) => <Sorted {...args} />,
  play: async ({ canvas, userEvent }) => {
    const heading = (name: string) => canvas.getByRole('columnheader', { name })
    await expect(heading('Datum')).toHaveAttribute('aria-sort', 'descending')
    await expect(heading('Summa')).toHaveAttribute('aria-sort', 'none')
    await expect(heading('Status')).not.toHaveAttribute('aria-sort')
    await expect(canvas.getByRole('status').textContent).toBe('')
    const button = canvas.getByRole('button', { name: 'Summa' })
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(heading('Summa')).toHaveAttribute('aria-sort', 'ascending')
    await expect(heading('Datum')).toHaveAttribute('aria-sort', 'none')
    await expect(numbers(canvas.getAllByRole('rowheader'))).toEqual(['10001234', '10002345', '10000871'])
    await expect(canvas.getByRole('status')).toHaveTextContent('Sorterad efter Summa, stigande')
    await userEvent.keyboard(' ')
    await expect(numbers(canvas.getAllByRole('rowheader'))).toEqual(['10000871', '10002345', '10001234'])
    await expect(canvas.getByRole('status')).toHaveTextContent('Sorterad efter Summa, fallande')
    await expect(button).toHaveFocus()
  },
}
/** Wider than its place: the box scrolls, has a name, and takes focus so that the arrow keys work. */
export const ScrollsOnPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'Dina beställningar' })
    await userEvent.tab()
    await expect(region).toHaveFocus()
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth)
  },
}
/** Each row under the other, every value with its heading, and still a table to those who listen. */
export const StacksOnPhone: Story = {
  args: { layout: 'stack' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4)
    await expect(canvas.getByRole('rowheader', { name: '10002345' })).toBeVisible()
    await expect(canvas.getAllByText('Datum').some((label) => label.getBoundingClientRect().width > 10)).toBe(true)
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull())
  },
}
export const StackedAndSortable: Story = {
  tags: ['check'],
  args: { layout: 'stack' },
  render: (args) => <Sorted {...args} />,
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ordernummer' }))
    await expect(numbers(canvas.getAllByRole('rowheader'))).toEqual(['10000871', '10001234', '10002345'])
  },
}
export const WithTotal: Story = {
  args: {
    columns: COLUMNS.map((column) => {
      if (column.key === 'id') return { ...column, total: 'Totalt' }
      return column.key === 'sum' ? { ...column, total: kronor(14_883) } : column
    }),
  },
}
export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell')).toHaveTextContent('Här finns inget att visa än.')
  },
}
export const EmptyWithWayOut: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        title="Du har inte beställt något än"
        actions={<ButtonLink href="/glasögon">Visa glasögon</ButtonLink>}
      />
    ),
  },
}
export const Loading: Story = {
  args: { rows: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('Laddar …')
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
  },
}
/** What is there can still be read and pressed. */
export const LoadingMore: Story = { args: { loading: true } }
export const LongWords: Story = {
  args: {
    layout: 'stack',
    caption: 'Arbetsplatsoptikerföretagsrekvisitioner',
    rows: [
      {
        ...ORDERS[0],
        id: 'REK-2026-11-21-ARBETSPLATSOPTIKERFÖRETAGSREKVISITION',
        state: 'Väntar på arbetsgivarens godkännande',
      } as Order,
    ],
  },
  globals: { viewport: { value: 'small' } },
}
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Sorted {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const first = canvas.getByRole('columnheader', { name: 'Ordernummer' }).getBoundingClientRect()
    await expect(first.left).toBeGreaterThan(
      canvas.getByRole('columnheader', { name: 'Summa' }).getBoundingClientRect().left,
    )
  },
}
export const English: Story = {
  args: { caption: 'Your orders', rows: [] },
  render: (args) => (
    <LocaleProvider locale="en-GB" texts={en}>
      <OrderTable {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell')).toHaveTextContent('Nothing to show here yet.')
  },
}
export const Dense: Story = {
  render: (args) => (
    <div style={{ '--ks-table-space': '4px', '--ks-table-border': 'var(--ks-color-border-strong)' } as object}>
      <OrderTable {...args} />
    </div>
  ),
}
