import type { Measures } from './measures.js'
import styles from './frame-measures.module.css'

/** `round` as a circle allows, `soft` for most frames, `angular` for rectangles. */
export type FrameOutline = 'round' | 'soft' | 'angular'

/** Share of the lens's smaller side that a corner takes. */
const CORNERS: Readonly<Record<FrameOutline, number>> = { round: 0.5, soft: 0.36, angular: 0.16 }

/** Measures (mm) that the drawing needs and that are not given: those of an ordinary frame. */
const USUAL = { noseBridge: 18, lensHeight: 40, ends: 12 } as const

const TOP_MM = 24
const MARGIN_MM = 12

/** A pair of glasses from the front and a temple from the side, 1 unit = 1 mm, with the measures next to them. */
export function Drawing({ measures, outline }: { readonly measures: Measures; readonly outline: FrameOutline }) {
  const lens = measures.lensWidth ?? 0
  const bridge = measures.noseBridge ?? USUAL.noseBridge
  const height = measures.lensHeight ?? USUAL.lensHeight
  const total = Math.max(measures.totalWidth ?? 0, lens * 2 + bridge + USUAL.ends)
  const temple = measures.templeLength
  const bottom = TOP_MM + height
  const side = bottom + 34
  const width = Math.max(total, temple ?? 0)
  const shift = (width - total) / 2
  return (
    <svg
      className={styles.drawing}
      viewBox={`${-MARGIN_MM} 0 ${width + 2 * MARGIN_MM} ${temple === null ? bottom + 18 : side + 36}`}
    >
      <g transform={`translate(${shift} 0)`}>
        <Front lens={lens} bridge={bridge} height={height} total={total} corner={CORNERS[outline]} />
        <Across from={0} to={total} y={12} number={measures.totalWidth} above />
        <Across from={(total - bridge) / 2 - lens} to={(total - bridge) / 2} y={bottom + 6} number={lens} />
        <Across from={(total - bridge) / 2} to={(total + bridge) / 2} y={bottom + 6} number={measures.noseBridge} />
        <Down x={(total + bridge + lens) / 2} from={TOP_MM} to={bottom} number={measures.lensHeight} />
      </g>
      {temple !== null && <Temple from={(width - temple) / 2} length={temple} y={side} />}
    </svg>
  )
}

interface FrontProps {
  readonly lens: number
  readonly bridge: number
  readonly height: number
  readonly total: number
  readonly corner: number
}

function Front({ lens, bridge, height, total, corner }: FrontProps) {
  const first = (total - bridge) / 2 - lens
  const second = (total + bridge) / 2
  const round = Math.min(lens, height) * corner
  const hinge = TOP_MM + height * 0.22
  return (
    <g className={styles.frame}>
      <rect x={first} y={TOP_MM} width={lens} height={height} rx={round} />
      <rect x={second} y={TOP_MM} width={lens} height={height} rx={round} />
      <path d={`M${first + lens} ${TOP_MM + height * 0.36}q${bridge / 2} ${-bridge * 0.35} ${bridge} 0`} />
      <path d={`M${first} ${hinge}L1.6 ${hinge - 2}M${second + lens} ${hinge}L${total - 1.6} ${hinge - 2}`} />
    </g>
  )
}

/** The temple from the hinge to its tip, bent over the ear for the last third. */
function Temple({ from, length, y }: { readonly from: number; readonly length: number; readonly y: number }) {
  return (
    <>
      <path
        className={styles.frame}
        d={`M${from} ${y - 3}v6M${from} ${y}h${length * 0.68}q${length * 0.14} 0 ${length * 0.32} ${length * 0.13}`}
      />
      <Across from={from} to={from + length} y={y + length * 0.13 + 4} number={length} />
    </>
  )
}

interface AcrossProps {
  readonly from: number
  readonly to: number
  readonly y: number
  readonly number: number | null
  readonly above?: boolean
}

function Across({ from, to, y, number, above = false }: AcrossProps) {
  if (number === null) return null
  return (
    <>
      <path
        className={styles.rule}
        d={`M${from + 0.6} ${y}H${to - 0.6}M${from + 0.6} ${y - 2}v4M${to - 0.6} ${y - 2}v4`}
      />
      <text className={styles.number} fontSize="7.5" x={(from + to) / 2} y={above ? y - 3.5 : y + 9}>
        {number}
      </text>
    </>
  )
}

interface DownProps {
  readonly x: number
  readonly from: number
  readonly to: number
  readonly number: number | null
}

function Down({ x, from, to, number }: DownProps) {
  if (number === null) return null
  return (
    <>
      <path
        className={styles.rule}
        d={`M${x} ${from + 2.5}V${to - 2.5}M${x - 2} ${from + 2.5}h4M${x - 2} ${to - 2.5}h4`}
      />
      <text className={styles.number} fontSize="7.5" x={x + 8} y={(from + to) / 2 + 2.6}>
        {number}
      </text>
    </>
  )
}
