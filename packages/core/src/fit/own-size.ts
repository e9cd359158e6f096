import { FRAME_SIZES, type FrameSize } from './frame-size.js'
import { type FrameStamp, isStamp } from './stamp.js'

/** What is known of a shopper's size: a pair that fits, or an answer in a word. */
export type OwnSize = ({ readonly kind: 'pair' } & FrameStamp) | { readonly kind: 'answer'; readonly size: FrameSize }

/** A stored size; null for what is none. */
export function readOwnSize(stored: unknown): OwnSize | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { kind, size, lensWidth, noseBridge, templeLength } = stored as Record<string, unknown>
  if (kind === 'answer') {
    const known = FRAME_SIZES.find((one) => one === size)
    return known === undefined ? null : { kind, size: known }
  }
  if (kind !== 'pair' || typeof lensWidth !== 'number' || typeof noseBridge !== 'number') return null
  const stamp = { lensWidth, noseBridge, templeLength: typeof templeLength === 'number' ? templeLength : null }
  return isStamp(stamp) ? { kind, ...stamp } : null
}
