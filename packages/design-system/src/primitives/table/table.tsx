'use client'
import * as commonMessages from '@klarsikt/core/messages/common'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useText } from '../../locale/locale.js'
import * as tableMessages from '../../messages/generated/table.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { type Column, NO_ROLES, STACK_ROLES, type TableSort } from './columns.js'
import { EmptyRow, SkeletonRows, TableBody, TotalRow } from './table-body.js'
import { TableHead } from './table-head.js'
import { useOverflow } from './use-overflow.js'
import styles from './table.module.css'

export type { Column, TableSort } from './columns.js'

export interface TableProps<Row> {
  /** Names the table for everybody. */
  readonly caption: string
  /** For a table under a heading with the same text. */
  readonly captionHidden?: boolean
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /**
   * Where it does not fit: `scroll` sideways in its own box, for numbers that are compared between rows, or `stack` each
   * row under the other below 30 rem, for rows that are read one by one.
   */
  readonly layout?: 'scroll' | 'stack'
  /** The order the rows are in; the owner sorts them. */
  readonly sort?: TableSort
  readonly onSort?: (sort: TableSort) => void
  /** Rows are loading. Those that are there stay; without any, placeholders are shown. */
  readonly loading?: boolean
  /** Number of placeholder rows. */
  readonly skeletonRows?: number
  /** Replaces the rows when there are none: why, and what to do. */
  readonly empty?: ReactNode
}

/** Rows of facts under common headings. */
export function Table<Row>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  layout = 'scroll',
  sort,
  onSort,
  loading = false,
  skeletonRows = 3,
  empty,
}: TableProps<Row>) {
  const text = useText()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const overflows = useOverflow(box)
  const [pressed, setPressed] = useState(false)
  const roles = layout === 'stack' ? STACK_ROLES : NO_ROLES
  const sorted = useSortText(columns, sort)
  const press = (next: TableSort) => {
    setPressed(true)
    onSort?.(next)
  }
  return (
    <div className={styles.box} data-layout={layout} data-loading={(loading && rows.length > 0) || undefined}>
      {/* Focusable only while there is something to scroll to. */}
      <div
        ref={box}
        className={styles.scroll}
        {...(overflows && { role: 'region', 'aria-labelledby': id, tabIndex: 0 })}
      >
        <table role={roles.table} className={styles.root} aria-busy={loading || undefined}>
          <caption id={id} className={styles.caption}>
            {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
          </caption>
          <TableHead columns={columns} roles={roles} sort={sort} onSort={onSort && press} />
          {rows.length > 0 ? (
            <TableBody columns={columns} rows={rows} rowKey={rowKey} roles={roles} />
          ) : loading ? (
            <SkeletonRows columns={columns} count={skeletonRows} roles={roles} />
          ) : (
            <EmptyRow span={columns.length} roles={roles}>
              {empty ?? <p className={styles.none}>{text(tableMessages.empty)}</p>}
            </EmptyRow>
          )}
          <TotalRow columns={columns} roles={roles} />
        </table>
      </div>
      {/* Said once after a press; how it came from the server is said by the headings. */}
      <span role="status">
        <VisuallyHidden>{loading ? text(commonMessages.loading) : pressed ? sorted : ''}</VisuallyHidden>
      </span>
    </div>
  )
}

function useSortText<Row>(columns: readonly Column<Row>[], sort: TableSort | undefined): string {
  const text = useText()
  const title = columns.find(({ key }) => key === sort?.column)?.title
  if (sort === undefined || title === undefined) return ''
  return text(sort.order === 'ascending' ? tableMessages.sortedAscending : tableMessages.sortedDescending, {
    column: title,
  })
}
