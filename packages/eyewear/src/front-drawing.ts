import { FRAME_COLORS } from './colors.js'
import type { FrameSpec } from './frame-spec.js'
import { outline } from './outline.js'
import { type Box, boxOf, offsetOutwards, type Polygon } from './polygon.js'
import { pathOf, rounded, thinned } from './svg-path.js'

/** Points per outline. */
const DRAWN_POINTS = 96
const MARGIN_MM = 3

/**
 * Draws the front of a frame in its colour, as an SVG hidden from assistive technology; the page has to describe it in text. The drawing
 * suits every lens finish through CSS variables: `--ks-drawing-lens` is the colour of the lenses against white, and
 * `--ks-drawing-lens-indoors` the colour of one of them for a finish that darkens only in the sun.
 */
export function frontDrawing(spec: FrameSpec): string {
  const front = drawnFront(spec)
  return svgOf(front, front.box)
}

/** Draws the fronts of several frames in boxes of one size. Shown equally wide, they have the same scale. */
export function frontDrawings(specs: readonly FrameSpec[]): string[] {
  const fronts = specs.map(drawnFront)
  const edge = (side: keyof Box, widest: (...edges: number[]) => number) =>
    widest(...fronts.map(({ box }) => box[side]))
  const box = {
    left: edge('left', Math.min),
    right: edge('right', Math.max),
    top: edge('top', Math.min),
    bottom: edge('bottom', Math.max),
  }
  return fronts.map((front) => svgOf(front, box))
}

interface Front {
  readonly paths: string
  readonly box: Box
}

function drawnFront(spec: FrameSpec): Front {
  const shape = outline(spec)
  const solid = shape.shield
    ? [offsetOutwards(shape.shield, (_, ny) => 1.4 + Math.max(0, -ny) * 2)]
    : [...shape.rims, shape.bridge, ...(shape.topBar ? [shape.topBar] : [])]
  const parts = [...solid, ...shape.endPieces]
  const glass: readonly Polygon[] = shape.shield ? [shape.shield] : shape.lenses
  const { swatch, accent } = FRAME_COLORS[spec.color]
  const lenses = glass.map((lens, side) => {
    const finish = 'var(--ks-drawing-lens,#fff)'
    const fill = side === 0 ? `var(--ks-drawing-lens-indoors,${finish})` : finish
    return `<path d="${pathOf(thinned(lens, DRAWN_POINTS))}" style="fill:${fill}" stroke="${accent}" stroke-width=".5"/>`
  })
  const frame = pathsOf(parts)
  return {
    paths: `<path d="${frame}" fill="${swatch}" stroke="${accent}" stroke-width=".8" stroke-linejoin="round"/><path d="${frame}" fill="${swatch}"/>${lenses.join('')}`,
    box: boxOf([...parts, ...glass].flat()),
  }
}

function svgOf({ paths }: Front, box: Box): string {
  const width = box.right - box.left + 2 * MARGIN_MM
  const height = box.bottom - box.top + 2 * MARGIN_MM
  const view = [box.left - MARGIN_MM, box.top - MARGIN_MM, width, height].map(rounded).join(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" aria-hidden="true">${paths}</svg>`
}

function pathsOf(parts: readonly Polygon[]): string {
  return parts.map((part) => pathOf(thinned(part, DRAWN_POINTS))).join(' ')
}
