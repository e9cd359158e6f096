import { Table } from '../../primitives/table/table.js'
import type { Pair } from '../right-wrong/pair.js'

interface Row {
  readonly order: string
  readonly day: string
  readonly sum: string
}

const ROWS: readonly Row[] = [
  { order: '10002345', day: '21 november 2026', sum: '1 495 kr' },
  { order: '10001234', day: '3 maj 2026', sum: '398 kr' },
]
const MIXED: readonly Row[] = [
  { order: '10002345', day: '21/11 -26', sum: '1495:-' },
  { order: '10001234', day: '2026-05-03', sum: 'SEK 398,00' },
]

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'Numbers at the end in one unit, and a column that names the row.',
      show: () => (
        <Table
          caption="Beställningar"
          rows={ROWS}
          rowKey={({ order }) => order}
          columns={[
            { key: 'order', title: 'Order', cell: ({ order }) => order, rowHeader: true },
            { key: 'day', title: 'Datum', cell: ({ day }) => day },
            { key: 'sum', title: 'Summa', cell: ({ sum }) => sum, align: 'end' },
          ]}
        />
      ),
    },
    wrong: {
      text: 'Two ways to write a day and two to write money, sums at the start.',
      show: () => (
        <Table
          caption="Beställningar"
          rows={MIXED}
          rowKey={({ order }) => order}
          columns={[
            { key: 'sum', title: 'Summa', cell: ({ sum }) => sum },
            { key: 'day', title: 'Datum', cell: ({ day }) => day },
            { key: 'order', title: 'Order', cell: ({ order }) => order },
          ]}
        />
      ),
    },
  },
]
