import { type CountedLine, lineKey } from '../cart/line.js'
import { mergeCarts } from '../cart/merge.js'

/** How many pieces of a line came by which handover. */
export type HandedPieces = { readonly handoverId: string; readonly quantity: number }

/** A line of a cart that pieces of may have been handed over. */
export type HandedLine = CountedLine & { readonly handed?: readonly HandedPieces[] | undefined }

/** The lines of a cart as they are handed over: every piece came by this handover. */
export function handOver<L extends HandedLine>(lines: readonly L[], handoverId: string): L[] {
  return lines.map((line) => ({ ...line, handed: [{ handoverId, quantity: line.quantity }] }))
}

/** Carts as {@link mergeCarts} merges them; equal lines remember what was handed over of either. */
export function mergeHandedCarts<L extends HandedLine>(own: readonly L[], gathered: readonly L[]): L[] {
  const all = [...own, ...gathered]
  return mergeCarts(own, gathered).map((line) => {
    const key = lineKey(line)
    const handed = all.filter((one) => lineKey(one) === key).flatMap((one) => one.handed ?? [])
    return handed.length === 0 ? line : { ...line, handed }
  })
}

/** The cart without the pieces of a handover. What the customer has chosen besides stays, and lenses go with their frame. */
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

/** The handovers that pieces of these lines came by. */
export function handoversOf(lines: readonly Pick<HandedLine, 'handed'>[]): string[] {
  return [...new Set(lines.flatMap(({ handed = [] }) => handed.map(({ handoverId }) => handoverId)))]
}
