import { join } from 'node:path'
import type { PictureSpec } from '../picture-spec.js'
import type { PictureFormat, PictureWidth } from '../sizes.js'

export interface RenderJob {
  readonly dir: string
  readonly hash: string
  readonly spec: PictureSpec
  readonly width: PictureWidth
  readonly format: PictureFormat
  /** File of a picture that was rendered ahead. It is scaled instead of drawing. */
  readonly master?: string | undefined
}

/** Widths that are drawn; others are scaled from these. Most pictures are seen only on a card, which needs the smaller one. */
const DRAWN = [570, 1180] as const
type DrawnWidth = (typeof DRAWN)[number]

export function drawnWidth(width: PictureWidth): DrawnWidth {
  return width <= DRAWN[0] ? DRAWN[0] : DRAWN[1]
}

export function pictureFile({ dir, hash, width, format }: Omit<RenderJob, 'spec'>): string {
  return join(dir, hash.slice(0, 2), hash, `${width}.${format}`)
}

export function masterFile({ dir, hash, width }: Pick<RenderJob, 'dir' | 'hash' | 'width'>): string {
  return join(dir, hash.slice(0, 2), hash, `drawn-${drawnWidth(width)}.jpg`)
}
