import * as viewerMessages from '@klarsikt/core/messages/viewer'
import type { FrameSpec } from '@klarsikt/eyewear'
import { useEffect, useState } from 'react'
import type { Stage } from '../stage/stage.js'
import { measureLines } from './measure-lines.js'
import styles from './frame-viewer.module.css'

/** A line shorter than this (px) is seen nearly from its end, so its number would say nothing. */
const SHORTEST_PX = 26

interface DrawnLine {
  readonly points: readonly (readonly [x: number, y: number])[]
  readonly millimetres: number
}

interface Drawn {
  readonly width: number
  readonly height: number
  readonly lines: readonly DrawnLine[]
}

interface MeasuresOverlayProps {
  readonly stage: Stage
  readonly frame: FrameSpec
}

/** Shows the measures on the model in millimetres. The page also shows the same numbers as text. */
export function MeasuresOverlay({ stage, frame }: MeasuresOverlayProps) {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  useEffect(() => {
    const lines = measureLines(frame)
    return stage.watch(() => {
      const [width, height] = stage.size()
      const projected = lines.map(({ node, line, millimetres }) => ({
        millimetres,
        points: line.map((place) => {
          const [u, v] = stage.project(node, place)
          return [u * width, v * height] as const
        }),
      }))
      setDrawn({ width, height, lines: projected.filter(isLongEnough) })
    })
  }, [stage, frame])
  if (!drawn) return null
  return (
    <svg className={styles.measures} viewBox={`0 0 ${drawn.width} ${drawn.height}`} aria-hidden="true">
      {drawn.lines.map((line, i) => (
        <Measure key={i} {...line} />
      ))}
    </svg>
  )
}

function isLongEnough({ points }: DrawnLine): boolean {
  const [first, last] = [points[0]!, points.at(-1)!]
  return Math.hypot(last[0] - first[0], last[1] - first[1]) >= SHORTEST_PX
}

function Measure({ points, millimetres }: DrawnLine) {
  const ends = [points[0]!, points.at(-1)!]
  const [x, y] =
    points.length === 2
      ? [(ends[0]![0] + ends[1]![0]) / 2, (ends[0]![1] + ends[1]![1]) / 2]
      : points[Math.floor(points.length / 2)]!
  return (
    <g>
      <polyline points={points.map((point) => point.map((n) => n.toFixed(1)).join(',')).join(' ')} />
      {ends.map(([cx, cy], end) => (
        <circle key={end} cx={cx} cy={cy} r="2.5" />
      ))}
      <text x={x} y={y}>
        {viewerMessages.millimetres({ count: String(millimetres).replace('.', ',') })}
      </text>
    </g>
  )
}
