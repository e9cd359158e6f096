import type { Executor } from '@klarsikt/server/database'

/** Marks a submission as placed and its payment as paid; null when somebody else has, or it may not be done. */
export async function markPlaced(
  tx: Executor,
  { id, reference, now }: { readonly id: string; readonly reference: string | null; readonly now: Date },
): Promise<{ readonly provider: string; readonly method: number } | null> {
  const won = await tx.query<{ provider: string; method: number }>({
    name: 'submission-place',
    text: `with placed as (
             update checkout_submission set state = 'placed', updated_at = $2
             where id = $1 and state in ('reserved', 'finalising', 'unknown') returning id
           )
           update payment set state = 'paid', reference = $3, settled_at = $2, check_at = null, failure = null
           from placed where payment.id = placed.id returning provider, method`,
    values: [id, now, reference],
  })
  return won.rows[0] ?? null
}
