/** Where a floating box goes first; it moves to the other side when there is no room. */
export type Side = 'top' | 'bottom' | 'start' | 'end'
/** Which edges line up along that side. */
export type Align = 'start' | 'center' | 'end'

export interface Size {
  readonly width: number
  readonly height: number
}
export interface Box extends Size {
  readonly x: number
  readonly y: number
}
export interface Placing {
  readonly side: Side
  readonly align: Align
  readonly rtl: boolean
  /** Pixels between the box and what it belongs to. */
  readonly gap: number
}

/** Pixels that stay free along the edges of the window. */
const MARGIN = 8

/**
 * The top left corner of a box beside its anchor, all in pixels of the window: for browsers without CSS anchor positioning,
 * whose rules it repeats. On the chosen side when the box fits there or when the other side has less room, and always inside
 * the window as far as the window is large enough.
 */
export function place(
  anchor: Box,
  box: Size,
  view: Size,
  { side, align, rtl, gap }: Placing,
): { x: number; y: number } {
  const vertical = side === 'top' || side === 'bottom'
  const before = (side === 'start') !== rtl
  const main = vertical
    ? beside(anchor.y, anchor.height, box.height, view.height, side === 'top', gap)
    : beside(anchor.x, anchor.width, box.width, view.width, before, gap)
  const cross = vertical
    ? along(anchor.x, anchor.width, box.width, view.width, rtl ? MIRRORED[align] : align)
    : along(anchor.y, anchor.height, box.height, view.height, align)
  return vertical ? { x: cross, y: main } : { x: main, y: cross }
}

const MIRRORED = { start: 'end', center: 'center', end: 'start' } as const

function beside(start: number, length: number, size: number, room: number, before: boolean, gap: number): number {
  const spaceBefore = start - gap - MARGIN
  const spaceAfter = room - start - length - gap - MARGIN
  const [here, there] = before ? [spaceBefore, spaceAfter] : [spaceAfter, spaceBefore]
  const stays = size <= here || here >= there
  return within(stays === before ? start - gap - size : start + length + gap, size, room)
}

function along(start: number, length: number, size: number, room: number, align: Align): number {
  const offset = { start: 0, center: (length - size) / 2, end: length - size }[align]
  return within(start + offset, size, room)
}

function within(position: number, size: number, room: number): number {
  return Math.max(MARGIN, Math.min(position, room - size - MARGIN))
}
