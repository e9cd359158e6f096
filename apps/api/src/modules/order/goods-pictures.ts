import type { LetterPicture } from '../outbox/letter-pictures.js'
import { goodsName } from './goods-text.js'
import type { SnapshotLine } from './snapshot.js'

type Pictured = Pick<SnapshotLine, 'brand' | 'description' | 'media' | 'parentPosition'>

/** Pictures of lines; the lenses of a frame are in that of the frame. */
export function goodsPictures(lines: readonly Pictured[]): LetterPicture[] {
  return lines.flatMap((line) =>
    line.media === null || line.parentPosition !== null ? [] : [{ src: line.media, alt: goodsName(line) }],
  )
}
