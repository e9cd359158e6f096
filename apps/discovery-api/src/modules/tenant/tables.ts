import type { TenantSettings } from '@klarsikt/contract/discovery/types'
import { sql } from 'drizzle-orm'
import { bigint, foreignKey, index, jsonb, type PgColumn, primaryKey, text } from 'drizzle-orm/pg-core'
import { discovery, instant, transactionId } from '../../database/columns.js'
import type { Language } from '../../engine/engine.js'

/** A merchant. The id is public; keys are in {@link tenantKey}. */
export const tenant = discovery.table('tenant', {
  id: text('id').primaryKey(),
  settings: jsonb('settings').$type<TenantSettings>().notNull(),
  createdAt: instant('created_at').notNull(),
})

/** A secret key as a digest. Two may be valid for a day, so that a key can be changed without interruption. */
export const tenantKey = discovery.table(
  'tenant_key',
  {
    digest: text('digest').primaryKey(),
    tenant: text('tenant')
      .notNull()
      .references(() => tenant.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    /** Null until the key is rotated. */
    validUntil: instant('valid_until'),
  },
  (table) => [index('tenant_key_tenant').on(table.tenant)],
)

/** A catalogue of a tenant: its language, and which generation of products is the present one. */
export const market = discovery.table(
  'market',
  {
    tenant: text('tenant')
      .notNull()
      .references(() => tenant.id, { onDelete: 'cascade' }),
    market: text('market').notNull(),
    language: text('language').$type<Language>().notNull(),
    generation: bigint('generation', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.market] })],
)

export const place = { tenant: text('tenant').notNull(), market: text('market').notNull() }

/** A foreign key that deletes the row together with its market. */
export const goesWithMarket = (table: Readonly<Record<keyof typeof place, PgColumn>>) =>
  foreignKey({ columns: [table.tenant, table.market], foreignColumns: [market.tenant, market.market] }).onDelete(
    'cascade',
  )

/**
 * Changes, written in the transaction that makes them. Every replica reads on from its last position; the transaction number makes that
 * safe for transactions that commit out of order.
 */
export const change = discovery.table(
  'change',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transaction: transactionId('transaction')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    tenant: text('tenant').notNull(),
    /** Null for a change of the tenant itself (settings, markets). */
    market: text('market'),
    kind: text('kind')
      .$type<'tenant' | 'product' | 'catalogue' | 'content' | 'synonyms' | 'categories' | 'rules'>()
      .notNull(),
    productId: text('product_id'),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [index('change_transaction').on(table.transaction)],
)
