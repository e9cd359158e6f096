import type { StoredLine } from '../cart/stored-line.js'
import { reseal, type ResealDeps, type Resealed } from './reseal-column.js'
import { CART_PRESCRIPTION } from './sealed-columns.js'

const BATCH = 100

type Row = { id: string; lines: readonly StoredLine[] }

/** Seals the prescriptions in carts with the current key; a cart that changes meanwhile is left to whoever changes it. */
export async function resealCarts(deps: ResealDeps, onProgress: (done: number) => void): Promise<Resealed> {
  const { database, encryption } = deps
  let [done, unreadable] = [0, 0]
  for (let after = ''; ;) {
    const { rows } = await database.query<Row>({
      text: `select id, lines from cart where id > $2 and exists (
               select 1 from jsonb_array_elements(lines) line where not starts_with(line->>'prescription', $1)
             ) order by id limit $3`,
      values: [encryption.sealedPrefix, after, BATCH],
    })
    const last = rows.at(-1)
    if (!last) return { done, unreadable }
    for (const { id, lines } of rows) {
      const renewed = lines.map((line) => {
        if (line.prescription === null || line.prescription.startsWith(encryption.sealedPrefix)) return line
        const prescription = reseal(encryption, line.prescription, CART_PRESCRIPTION)
        if (prescription === null) unreadable += 1
        return { ...line, prescription: prescription ?? line.prescription }
      })
      // The version stays: a shopper who is changing the cart just now must not be refused for this.
      const written = await database.query({
        text: 'update cart set lines = $3 where id = $1 and lines = $2::jsonb and lines <> $3::jsonb',
        values: [id, JSON.stringify(lines), JSON.stringify(renewed)],
      })
      done += written.rowCount ?? 0
    }
    onProgress(done)
    after = last.id
  }
}
