import type { ReactNode } from 'react'

export interface Column<Row> {
  readonly key: string
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** Numbers are aligned to the end. */
  readonly align?: 'start' | 'end'
  /** Names the row for screen readers. */
  readonly rowHeader?: boolean
  /** Its heading becomes a button that asks for the rows in order of this column. */
  readonly sortable?: boolean
  /** Footer of the column, for sums. */
  readonly total?: ReactNode
}

export interface TableSort {
  /** Key of the column. */
  readonly column: string
  readonly order: 'ascending' | 'descending'
}

/**
 * Stacked rows are no longer laid out as a table, and some browsers then forget that they are one: the roles say it in
 * so many words.
 */
export const STACK_ROLES = {
  table: 'table',
  group: 'rowgroup',
  row: 'row',
  columnHeader: 'columnheader',
  rowHeader: 'rowheader',
  cell: 'cell',
} as const

/** The same names without roles, for a table that stays one. */
export const NO_ROLES: { readonly [Part in keyof typeof STACK_ROLES]: undefined } = {
  table: undefined,
  group: undefined,
  row: undefined,
  columnHeader: undefined,
  rowHeader: undefined,
  cell: undefined,
}

export type TableRoles = typeof STACK_ROLES | typeof NO_ROLES
