import { getTableName } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Module, SealedPlace } from '../define-module.js'
import { modules } from '../modules.js'

/** A column of sealed text, its primary key columns, and the encryption purpose of its values. */
export type SealedColumn = {
  readonly column: PgColumn
  readonly keys: readonly PgColumn[]
  readonly purpose: string
}

/** All sealed columns of the modules, without the values inside cart lines. */
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

/** Encryption purposes of values inside cart lines: prescriptions, and recipients of gift cards. */
export const CART_PRESCRIPTION = 'cart.prescription'
export const CART_GIFT_CARD_DELIVERY = 'cart.gift_card_delivery'
