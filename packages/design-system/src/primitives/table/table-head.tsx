'use client'
import { SortAscendingIcon, SortDescendingIcon, SortIcon } from '../../icons/action.js'
import type { Column, TableRoles, TableSort } from './columns.js'
import styles from './table.module.css'

interface TableHeadProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly roles: TableRoles
  readonly sort: TableSort | undefined
  readonly onSort: ((sort: TableSort) => void) | undefined
}

export function TableHead<Row>({ columns, roles, sort, onSort }: TableHeadProps<Row>) {
  return (
    <thead role={roles.group} className={styles.top}>
      <tr role={roles.row}>
        {columns.map((column) => {
          const sortable = column.sortable === true && onSort !== undefined
          const order = sort?.column === column.key ? sort.order : undefined
          return (
            <th
              key={column.key}
              scope="col"
              role={roles.columnHeader}
              className={styles.head}
              data-align={column.align}
              data-sortable={sortable || undefined}
              aria-sort={sortable ? (order ?? 'none') : undefined}
            >
              {sortable ? (
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() =>
                    onSort({ column: column.key, order: order === 'ascending' ? 'descending' : 'ascending' })
                  }
                >
                  {column.title}
                  <SortMark order={order} />
                </button>
              ) : (
                column.title
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

function SortMark({ order }: { readonly order: TableSort['order'] | undefined }) {
  if (order === 'ascending') return <SortAscendingIcon size={16} className={styles.mark} />
  if (order === 'descending') return <SortDescendingIcon size={16} className={styles.mark} />
  return <SortIcon size={16} className={styles.unsorted} />
}
