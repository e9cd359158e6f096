import type { Measures } from './frame-measures.js'
import styles from './frame-measures.module.css'

const TOP = 20

/** A plain pair of glasses in the right proportions, 1 unit = 1 mm, with its measures beside it. */
export function Drawing({ measures }: { readonly measures: Measures }) {
  const lens = measures.lensWidth ?? 50
  const bridge = measures.noseBridge ?? 18
  const height = measures.lensHeight ?? 40
  const total = measures.totalWidth ?? lens * 2 + bridge + 12
  const middle = total / 2
  const right = middle - bridge / 2 - lens
  const left = middle + bridge / 2
  const end = TOP + height
  const corner = Math.min(lens, height) * 0.36
  return (
    <svg className={styles.drawing} viewBox={`-16 0 ${total + 32} ${end + 20}`}>
      <g className={styles.frame}>
        <rect x={right} y={TOP} width={lens} height={height} rx={corner} />
        <rect x={left} y={TOP} width={lens} height={height} rx={corner} />
        <path d={`M${right + lens} ${TOP + height * 0.36}q${bridge / 2} ${-bridge * 0.35} ${bridge} 0`} />
        <path
          d={`M${right} ${TOP + height * 0.24}L1 ${TOP + height * 0.18}M${left + lens} ${TOP + height * 0.24}L${total - 1} ${TOP + height * 0.18}`}
        />
      </g>
      <Across from={0} to={total} y={8} text={measures.totalWidth} />
      <Across from={right} to={right + lens} y={end + 9} text={measures.lensWidth} />
      <Across from={right + lens} to={left} y={end + 9} text={measures.noseBridge} />
      {measures.lensHeight !== null && (
        <>
          <path
            className={styles.rule}
            d={`M${left + lens / 2} ${TOP + 3}V${end - 3}m-2 -3l2 3l2 -3M${left + lens / 2 - 2} ${TOP + 6}l2 -3l2 3`}
          />
          <text className={styles.number} x={left + lens / 2 + 7} y={TOP + height / 2 + 2}>
            {measures.lensHeight}
          </text>
        </>
      )}
    </svg>
  )
}

function Across({
  from,
  to,
  y,
  text,
}: {
  readonly from: number
  readonly to: number
  readonly y: number
  readonly text: number | null
}) {
  if (text === null) return null
  return (
    <>
      <path className={styles.rule} d={`M${from + 1} ${y}H${to - 1}M${from + 1} ${y - 2.5}v5M${to - 1} ${y - 2.5}v5`} />
      <text className={styles.number} x={(from + to) / 2} y={y === 8 ? y - 2 : y + 8}>
        {text}
      </text>
    </>
  )
}
