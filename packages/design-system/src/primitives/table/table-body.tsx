import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.js'
import { Skeleton } from '../skeleton/skeleton.js'
import type { Column, TableRoles } from './columns.js'
import styles from './table.module.css'

interface TableBodyProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly roles: TableRoles
}

export function TableBody<Row>({ columns, rows, rowKey, roles }: TableBodyProps<Row>) {
  return (
    <tbody role={roles.group}>
      {rows.map((row) => (
        <tr key={rowKey(row)} role={roles.row} className={styles.row}>
          {columns.map((column) => {
            const Cell = column.rowHeader ? 'th' : 'td'
            return (
              <Cell
                key={column.key}
                {...(column.rowHeader && { scope: 'row' })}
                role={column.rowHeader ? roles.rowHeader : roles.cell}
                className={cx(styles.cell, column.rowHeader && styles.rowHead)}
                data-align={column.align}
              >
                {!column.rowHeader && <CellLabel>{column.title}</CellLabel>}
                <span className={styles.value}>{column.cell(row)}</span>
              </Cell>
            )
          })}
        </tr>
      ))}
    </tbody>
  )
}

/** Label of the value when rows are stacked. Screen readers still have the column's heading. */
function CellLabel({ children }: { readonly children: ReactNode }) {
  return (
    <span aria-hidden="true" className={styles.label}>
      {children}
    </span>
  )
}

export function SkeletonRows<Row>({
  columns,
  count,
  roles,
}: {
  readonly columns: readonly Column<Row>[]
  readonly count: number
  readonly roles: TableRoles
}) {
  return (
    <tbody role={roles.group}>
      {Array.from({ length: count }, (_, at) => (
        <tr key={at} role={roles.row} className={styles.row}>
          {columns.map((column) => (
            <td key={column.key} role={roles.cell} className={styles.cell} data-align={column.align}>
              <Skeleton lines={1} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

export function EmptyRow({
  span,
  roles,
  children,
}: {
  readonly span: number
  readonly roles: TableRoles
  readonly children: ReactNode
}) {
  return (
    <tbody role={roles.group}>
      <tr role={roles.row} className={styles.row}>
        <td role={roles.cell} colSpan={span} className={cx(styles.cell, styles.empty)}>
          {children}
        </td>
      </tr>
    </tbody>
  )
}

export function TotalRow<Row>({
  columns,
  roles,
}: {
  readonly columns: readonly Column<Row>[]
  readonly roles: TableRoles
}) {
  if (columns.every(({ total }) => total === undefined)) return null
  return (
    <tfoot role={roles.group}>
      <tr role={roles.row} className={cx(styles.row, styles.total)}>
        {columns.map((column) => (
          <td
            key={column.key}
            role={roles.cell}
            className={styles.cell}
            data-align={column.align}
            data-none={column.total === undefined || undefined}
          >
            {column.total !== undefined && column.align === 'end' && <CellLabel>{column.title}</CellLabel>}
            <span className={styles.value}>{column.total}</span>
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
