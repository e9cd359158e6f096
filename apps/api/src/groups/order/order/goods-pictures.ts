import type { LetterPicture } from '../../platform/index.js'
import { goodsName } from './goods-text.js'
import type { SnapshotLine } from './snapshot.js'

type Pictured = Pick<SnapshotLine, 'brand' | 'description' | 'media' | 'parentPosition'>

/** The pictures of lines. Lenses are left out, because the picture of their frame shows them. */
export function goodsPictures(lines: readonly Pictured[]): LetterPicture[] {
  return lines.flatMap((line) =>
    line.media === null || line.parentPosition !== null ? [] : [{ src: line.media, alt: goodsName(line) }],
  )
}
