import { replaceLines, selectCartsSealedOtherwise } from './queries.js'
import { reseal, type ResealDeps, type Resealed } from './reseal-column.js'
import { CART_PRESCRIPTION } from './sealed-columns.js'

const BATCH = 100

/** Seals the prescriptions in carts with the current key; a cart that changes meanwhile is left to that change. */
export async function resealCarts(deps: ResealDeps, onProgress: (done: number) => void): Promise<Resealed> {
  const { database, encryption } = deps
  let [done, unreadable] = [0, 0]
  for (let after = ''; ;) {
    const { rows } = await selectCartsSealedOtherwise(database, encryption.sealedPrefix, after, BATCH)
    const last = rows.at(-1)
    if (!last) return { done, unreadable }
    for (const { id, lines } of rows) {
      const renewed = lines.map((line) => {
        if (line.prescription === null || line.prescription.startsWith(encryption.sealedPrefix)) return line
        const prescription = reseal(encryption, line.prescription, CART_PRESCRIPTION)
        if (prescription === null) unreadable += 1
        return { ...line, prescription: prescription ?? line.prescription }
      })
      const written = await replaceLines(database, id, JSON.stringify(lines), JSON.stringify(renewed))
      done += written.rowCount ?? 0
    }
    onProgress(done)
    after = last.id
  }
}
