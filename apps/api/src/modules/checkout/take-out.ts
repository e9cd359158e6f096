import { withoutBought } from '@klarsikt/core/cart'
import type { Executor } from '@klarsikt/server/database'
import type { Deps } from '../../context.js'
import { fromStored } from '../cart/cart-line.js'
import type { StoredLine } from '../cart/stored-line.js'
import type { BoughtLine } from './ports.js'

/** Takes out of a cart what has become an order. The code has been used; what came later stays, and keeps its lines. */
export async function takeOut(
  { clock, encryption, catalogue }: Pick<Deps, 'clock' | 'encryption' | 'catalogue'>,
  tx: Executor,
  cartId: string,
  bought: readonly BoughtLine[],
): Promise<void> {
  const { rows } = await tx.query<{ lines: StoredLine[] }>({
    name: 'cart-ordered-lock',
    text: 'select lines from cart where id = $1 for update',
    values: [cartId],
  })
  const stored = rows[0]?.lines ?? []
  const left = withoutBought(
    stored.map((line) => fromStored(line, { encryption, state: catalogue.state })),
    bought,
  )
  const quantities = new Map(left.map(({ id, quantity }) => [id, quantity]))
  const rest = stored.flatMap((line) => {
    const quantity = quantities.get(line.id)
    return quantity === undefined ? [] : [{ ...line, quantity }]
  })
  await tx.query({
    name: 'cart-ordered',
    text: 'update cart set version = version + 1, lines = $3::jsonb, discount_code = null, updated_at = $2 where id = $1',
    values: [cartId, clock.now(), JSON.stringify(rest)],
  })
}
