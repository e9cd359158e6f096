import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Table, type TableSort } from './table.js'

const rows = [
  { id: '2', sum: '398 kr' },
  { id: '1', sum: '1 495 kr' },
]
const columns = [
  { key: 'id', title: 'Nummer', cell: (row: (typeof rows)[number]) => row.id, rowHeader: true, sortable: true },
  { key: 'sum', title: 'Summa', cell: (row: (typeof rows)[number]) => row.sum, align: 'end' as const },
]
const table = (over: { readonly sort?: TableSort; readonly onSort?: (sort: TableSort) => void } = {}) => (
  <Table caption="Fakturor" columns={columns} rows={rows} rowKey={(row) => row.id} {...over} />
)

it('names rows and columns', () => {
  render(table())
  expect(screen.getByRole('table', { name: 'Fakturor' })).toBeInTheDocument()
  expect(screen.getAllByRole('rowheader').map((cell) => cell.getAttribute('scope'))).toEqual(['row', 'row'])
  expect(screen.getByRole('columnheader', { name: 'Summa' })).toHaveAttribute('data-align', 'end')
})

it('has no buttons without sorting', () => {
  render(table())
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('columnheader', { name: 'Nummer' })).not.toHaveAttribute('aria-sort')
})

it.each([
  [undefined, 'ascending'],
  [{ column: 'id', order: 'ascending' }, 'descending'],
  [{ column: 'id', order: 'descending' }, 'ascending'],
  [{ column: 'sum', order: 'ascending' }, 'ascending'],
] as const)('after %j asks for %s', async (sort, order) => {
  const asked = vi.fn<(sort: TableSort) => void>()
  render(table({ onSort: asked, ...(sort && { sort }) }))
  await userEvent.click(screen.getByRole('button', { name: 'Nummer' }))
  expect(asked).toHaveBeenCalledExactlyOnceWith({ column: 'id', order })
})

it('leaves the rows in the order they are given', () => {
  render(table({ sort: { column: 'id', order: 'ascending' }, onSort: () => {} }))
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['2', '1'])
})
