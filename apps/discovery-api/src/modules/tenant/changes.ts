import type { Executor } from '@klarsikt/server/database'

/** Channel that wakes the replicas; the table of changes says what happened. */
export const CHANNEL = 'discovery'

export type ChangeKind = 'tenant' | 'product' | 'catalogue' | 'content' | 'synonyms' | 'categories' | 'rules'

/** Writes down a change in the transaction that makes it, and wakes every replica once that commits. */
export async function noteChange(
  tx: Executor,
  place: { readonly tenant: string; readonly market: string | null },
  kind: ChangeKind,
  productIds: readonly string[] = [],
): Promise<void> {
  await tx.query({
    text:
      kind === 'product'
        ? `insert into discovery.change (tenant, market, kind, product_id) select $1, $2, $3, id from unnest($4::text[]) id`
        : `insert into discovery.change (tenant, market, kind) values ($1, $2, $3)`,
    values: [place.tenant, place.market, kind, ...(kind === 'product' ? [productIds] : [])],
  })
  await tx.query({ text: `select pg_notify('${CHANNEL}', '')` })
}
