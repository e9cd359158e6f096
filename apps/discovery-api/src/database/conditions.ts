import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

type Value = string | Placeholder | PgColumn
type MarketColumns = { readonly tenant: Value; readonly market: Value }

export const inMarket = (
  table: Readonly<Record<keyof MarketColumns, PgColumn>>,
  { tenant, market }: MarketColumns,
): SQL | undefined => and(eq(table.tenant, tenant), eq(table.market, market))

/** Rows whose column has one of the values. The values are one parameter, so the statement text does not depend on their number. */
export const isAnyOf = (column: PgColumn, values: readonly string[] | Placeholder): SQL =>
  sql`${column} = any(${sql.param(values)})`
