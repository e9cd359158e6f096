import { getTableName } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Module, SealedPlace } from '../define-module.js'
import { modules } from '../modules.js'

/** A column of sealed text, how its rows are identified, and what its values are bound to. */
export type SealedColumn = {
  readonly column: PgColumn
  readonly keys: readonly PgColumn[]
  readonly purpose: string
}

/** Every column with sealed values of some modules, but for those inside of cart lines. */
export const sealedColumnsOf = (some: readonly Module[]): SealedColumn[] =>
  some.flatMap(({ sealed }) => sealed.map(sealedColumn))

export const SEALED_COLUMNS: readonly SealedColumn[] = sealedColumnsOf(modules)

function sealedColumn(place: SealedPlace): SealedColumn {
  const { column, purpose } = 'purpose' in place ? place : { column: place, purpose: nameOf(place) }
  return { column, keys: primaryKey(column.table), purpose }
}

function nameOf(column: PgColumn): string {
  return `${getTableName(column.table)}.${column.name}`
}

function primaryKey(table: PgTable): readonly PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table)
  const names = primaryKeys.flatMap((key) => key.columns.map(({ name }) => name))
  return columns.filter(({ name, primary }) => primary || names.includes(name))
}

/** Prescriptions of lines, inside of the document of a cart, and who gift cards go to. */
export const CART_PRESCRIPTION = 'cart.prescription'
export const CART_GIFT_CARD_DELIVERY = 'cart.gift_card_delivery'
