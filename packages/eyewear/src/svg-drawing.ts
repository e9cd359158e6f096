import type { FrameSpec } from './frame-spec.js'
import { quadratic } from './lines.js'
import { outline, type FrameOutline } from './outline.js'
import { boxOf, offsetOutwards, type Point, type Polygon } from './polygon.js'
import { shapeTraits } from './shapes/registry.js'
import { rounded as n, pathOf, thinned } from './svg-path.js'

export interface SvgDrawingOptions {
  /** Accessible name of the picture; without it the drawing is hidden from assistive technology. */
  readonly title?: string
}

/** Margins (mm) around the front for arrows and figures. */
const MARGIN_MM = { side: 8, top: 15, bottom: 30 } as const

/** Points per outline: enough for a line drawing. */
const DRAWN_POINTS = 120

/** Draws the front and one temple with the five measures in mm [CARD-009]. `currentColor` makes lines follow the page's theme. */
export function svgDrawing(spec: FrameSpec, { title }: SvgDrawingOptions = {}): string {
  const shape = outline(spec)
  const { totalWidth, noseBridge, lensWidth, lensHeight, templeLength } = spec.measures
  const top = Math.min(...[...shape.rims, ...shape.endPieces].flat().map((p) => p[1]))
  const half = totalWidth / 2
  const left = -half - MARGIN_MM.side
  const up = top - MARGIN_MM.top
  const width = totalWidth + 2 * MARGIN_MM.side + 12
  const height = shape.bottom - top + MARGIN_MM.top + MARGIN_MM.bottom
  const edge = noseBridge / 2 + lensWidth
  const templeY = shape.bottom + 17
  const templeEnd = -half + Math.min(totalWidth, templeLength * 0.82)
  const arrows = [
    level(-half, half, up + 6, figure(totalWidth)),
    level(-edge, -noseBridge / 2, shape.bottom + 6, figure(lensWidth)),
    level(-noseBridge / 2, noseBridge / 2, shape.bottom + 6, figure(noseBridge)),
    upright(half + 7, -lensHeight / 2, lensHeight / 2, figure(lensHeight)),
    level(-half, templeEnd, templeY + 9, figure(templeLength)),
  ]
  const temple = `<path d="M${n(-half)} ${n(templeY - 2)}H${n(templeEnd - 26)}C${n(templeEnd - 14)} ${n(templeY - 2)} ${n(templeEnd - 6)} ${n(templeY + 1)} ${n(templeEnd)} ${n(templeY + 6)}" fill="none" stroke="currentColor" stroke-width="1.1" stroke-linecap="round"/>`
  const name = title ? `role="img" aria-label="${escaped(title)}"` : 'aria-hidden="true"'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${n(left)} ${n(up)} ${n(width)} ${n(height)}" ${name}>${front(shape)}${temple}<g fill="none" stroke="currentColor" stroke-width=".35" stroke-opacity=".75">${arrows.map((a) => a.lines).join('')}</g><g fill="currentColor" font-size="4.4" font-family="inherit" text-anchor="middle">${arrows.map((a) => a.text).join('')}</g></svg>`
}

/**
 * The front as one path for small icons, meant to be stroked. Its box is 100 wide; `height` belongs into the viewBox.
 */
export function silhouette(spec: FrameSpec): { readonly path: string; readonly width: 100; readonly height: number } {
  const shape = outline(spec)
  const glass = shape.shield ? [shape.shield] : shape.lenses
  const box = boxOf([...glass, ...shape.endPieces].flat())
  const scale = 96 / (box.right - box.left)
  const moved = (p: readonly Point[]): Point[] =>
    p.map(([x, y]): Point => [2 + (x - box.left) * scale, 2 + (y - box.top) * scale])
  const half = spec.measures.totalWidth / 2
  const edge = spec.measures.noseBridge / 2 + spec.measures.lensWidth
  const [, y] = shape.hinge
  const ends = [-1, 1].map((side): Point[] => [
    [side * edgeAt(shape.lenses[1], y, edge), y],
    [side * half, y],
  ])
  const lines = [
    ...(shape.shield ? [] : [bridgeArc(shape, spec)]),
    ...(shape.topBarLine ? [thinned(shape.topBarLine, 8)] : []),
    ...ends,
  ]
  const path = [
    ...glass.map((p) => pathOf(moved(thinned(p, 48)))),
    ...lines.map((line) => pathOf(moved(line)).slice(0, -1)),
  ].join('')
  return { path, width: 100, height: Math.round(((box.bottom - box.top) * scale + 4) * 10) / 10 }
}

/** The x of the right-hand lens's outer edge at a height. */
function edgeAt(lens: Polygon, y: number, otherwise: number): number {
  const near = lens.filter((p) => Math.abs(p[1] - y) < 1).map((p) => p[0])
  return near.length > 0 ? Math.max(...near) : otherwise
}

function bridgeArc(shape: FrameOutline, spec: FrameSpec): Point[] {
  const y = shapeTraits(spec.shape).bridge * spec.measures.lensHeight + 1.5
  const near = shape.lenses[1].filter((p) => Math.abs(p[1] - y) < 1).map((p) => p[0])
  const x = near.length > 0 ? Math.min(...near) : spec.measures.noseBridge / 2
  return quadratic([-x, y], [0, y - spec.measures.noseBridge * 0.3], [x, y], 8)
}

/** Draws all strokes first and then all fills, so that only the common outline stays visible. */
function front(shape: FrameOutline): string {
  const solid = shape.shield
    ? [offsetOutwards(shape.shield, (_, ny) => 1.4 + Math.max(0, -ny) * 2)]
    : [...shape.rims, shape.bridge, ...(shape.topBar ? [shape.topBar] : [])]
  const parts = [...solid, ...shape.endPieces].map((p) => pathOf(thinned(p, DRAWN_POINTS))).join(' ')
  const glass = (shape.shield ? [shape.shield] : shape.lenses).map((p) => pathOf(thinned(p, DRAWN_POINTS))).join(' ')
  return `<path d="${parts}" fill="none" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round"/><path d="${parts}" fill="var(--ks-drawing-frame, #fff)"/><path d="${glass}" fill="var(--ks-drawing-lens, #fff)" stroke="currentColor" stroke-width=".7"/>`
}

interface Arrow {
  readonly lines: string
  readonly text: string
}

function level(x0: number, x1: number, y: number, label: string): Arrow {
  const narrow = x1 - x0 < 24
  return {
    lines: `<path d="M${n(x0)} ${n(y)}H${n(x1)}M${n(x0 + 1.6)} ${n(y - 1.1)}L${n(x0)} ${n(y)}L${n(x0 + 1.6)} ${n(y + 1.1)}M${n(x1 - 1.6)} ${n(y - 1.1)}L${n(x1)} ${n(y)}L${n(x1 - 1.6)} ${n(y + 1.1)}M${n(x0)} ${n(y - 2.4)}V${n(y + 2.4)}M${n(x1)} ${n(y - 2.4)}V${n(y + 2.4)}"/>`,
    text: `<text x="${n((x0 + x1) / 2)}" y="${n(narrow ? y + 5.6 : y - 1.5)}">${label}</text>`,
  }
}

function upright(x: number, y0: number, y1: number, label: string): Arrow {
  return {
    lines: `<path d="M${n(x)} ${n(y0)}V${n(y1)}M${n(x - 1.1)} ${n(y0 + 1.6)}L${n(x)} ${n(y0)}L${n(x + 1.1)} ${n(y0 + 1.6)}M${n(x - 1.1)} ${n(y1 - 1.6)}L${n(x)} ${n(y1)}L${n(x + 1.1)} ${n(y1 - 1.6)}M${n(x - 2.4)} ${n(y0)}H${n(x + 2.4)}M${n(x - 2.4)} ${n(y1)}H${n(x + 2.4)}"/>`,
    text: `<text x="${n(x + 6)}" y="${n((y0 + y1) / 2 + 1.5)}">${label}</text>`,
  }
}

/** A number with a Swedish decimal comma and without trailing zeros. */
function figure(mm: number): string {
  return String(Math.round(mm * 10) / 10).replace('.', ',')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
