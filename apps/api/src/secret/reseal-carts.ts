import { audit } from '../groups/platform/index.js'
import { replaceLines, selectCartsSealedOtherwise } from '../groups/sale/index.js'
import { reseal, type ResealDeps, type Resealed } from './reseal-column.js'
import { CART_GIFT_CARD_DELIVERY, CART_PRESCRIPTION } from './sealed-columns.js'

const BATCH = 100

/** Seals the sealed values in carts with the current key. Skips a cart that changes meanwhile. */
export async function resealCarts(deps: ResealDeps, onProgress: (done: number) => void): Promise<Resealed> {
  const { database, encryption } = deps
  let [done, unreadable] = [0, 0]
  for (let after = ''; ;) {
    const { rows } = await selectCartsSealedOtherwise(database, encryption.sealedPrefix, after, BATCH)
    const last = rows.at(-1)
    if (!last) return { done, unreadable }
    const carts = rows.map(({ id, lines }) => {
      const renew = (sealed: string, purpose: string) => {
        if (sealed.startsWith(encryption.sealedPrefix)) return sealed
        const renewed = reseal(encryption, sealed, purpose)
        if (renewed === null) unreadable += 1
        return renewed ?? sealed
      }
      const renewed = lines.map((line) => ({
        ...line,
        prescription: line.prescription === null ? null : renew(line.prescription, CART_PRESCRIPTION),
        ...(line.giftCardDelivery !== undefined && {
          giftCardDelivery: renew(line.giftCardDelivery, CART_GIFT_CARD_DELIVERY),
        }),
      }))
      return { id, before: JSON.stringify(lines), after: JSON.stringify(renewed) }
    })
    done += await replaceBatch(deps, carts)
    onProgress(done)
    after = last.id
  }
}

type Renewed = { readonly id: string; readonly before: string; readonly after: string }

async function replaceBatch({ database, clock }: ResealDeps, carts: readonly Renewed[]): Promise<number> {
  return database.transaction(async (tx) => {
    let written = 0
    for (const { id, before, after } of carts) written += (await replaceLines(tx, id, before, after)).rowCount ?? 0
    if (written > 0)
      await audit(tx, clock.now(), { action: 'secret.rotated', subject: 'secret', id: CART_PRESCRIPTION })
    return written
  })
}
