import { type CountedLine, lineKey } from '../cart/line.js'
import { mergeCarts } from '../cart/merge.js'

/** How many pieces of a line came with one handover. */
export type HandedPieces = { readonly handoverId: string; readonly quantity: number }

/** A cart line that remembers which of its pieces a store handed over. */
export type HandedLine = CountedLine & { readonly handed?: readonly HandedPieces[] | undefined }

/** Marks all pieces of the lines as coming from this handover. */
export function handOver<L extends HandedLine>(lines: readonly L[], handoverId: string): L[] {
  return lines.map((line) => ({ ...line, handed: [{ handoverId, quantity: line.quantity }] }))
}

/** Merges carts as {@link mergeCarts} does. A merged line keeps the handed pieces of both. */
export function mergeHandedCarts<L extends HandedLine>(own: readonly L[], gathered: readonly L[]): L[] {
  const all = [...own, ...gathered]
  return mergeCarts(own, gathered).map((line) => {
    const key = lineKey(line)
    const handed = all.filter((one) => lineKey(one) === key).flatMap((one) => one.handed ?? [])
    return handed.length === 0 ? line : { ...line, handed }
  })
}

/** Removes the pieces of a handover from a cart. What the customer added stays. A lens is removed with its frame. */
export function withoutHanded<L extends HandedLine>(lines: readonly L[], handoverId: string): L[] {
  const left = lines.map((line) => {
    const handed = line.handed ?? []
    const taken = handed.find((pieces) => pieces.handoverId === handoverId)?.quantity ?? 0
    const rest = handed.filter((pieces) => pieces.handoverId !== handoverId)
    return taken === 0 ? line : { ...line, quantity: Math.max(0, line.quantity - taken), handed: rest }
  })
  return mergeCarts(
    left.filter(({ quantity }) => quantity > 0),
    [],
  )
}

/** Returns the ids of the handovers that pieces of these lines came with. */
export function handoversOf(lines: readonly Pick<HandedLine, 'handed'>[]): string[] {
  return [...new Set(lines.flatMap(({ handed = [] }) => handed.map(({ handoverId }) => handoverId)))]
}
