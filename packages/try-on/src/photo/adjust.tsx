import * as tryOnMessages from '@klarsikt/core/messages/try-on'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { Field } from '@klarsikt/design-system/field'
import { useText } from '@klarsikt/design-system/locale'
import type { HeadTurn } from '../fit/head-pose.js'
import styles from './photo-try-on.module.css'

/** What two marks in a picture cannot say: how the head is turned, and how high the frame sits on this nose. */
export interface Adjustment {
  readonly upMm: number
  readonly yaw: number
  readonly pitch: number
}

/** Ends of the sliders: as far as a try-on works. */
const ENDS: Adjustment = { upMm: 8, yaw: 35, pitch: 20 }

/** Makes the adjustment for a turned head. A head of unknown turn looks into the camera. */
export function adjustmentTo(turn: Pick<HeadTurn, 'yaw' | 'pitch'> = { yaw: 0, pitch: 0 }): Adjustment {
  const within = (degrees: number, end: number) => Math.min(end, Math.max(-end, Math.round(degrees)))
  return { upMm: 0, yaw: within(turn.yaw, ENDS.yaw), pitch: within(turn.pitch, ENDS.pitch) }
}

const RANGES = [
  { part: 'upMm', step: 0.5, label: tryOnMessages.wearHeight, value: tryOnMessages.wearHeightValue },
  { part: 'yaw', step: 1, label: tryOnMessages.wearYaw, value: tryOnMessages.wearDegrees },
  { part: 'pitch', step: 1, label: tryOnMessages.wearPitch, value: tryOnMessages.wearDegrees },
] as const

interface AdjustProps {
  readonly adjustment: Adjustment
  readonly onAdjust: (adjustment: Adjustment) => void
}

/** Shows sliders for the height of the frame and the turn of the head. */
export function Adjust({ adjustment, onAdjust }: AdjustProps) {
  const text = useText()
  return (
    <Disclosure title={text(tryOnMessages.wearAdjust)}>
      <div className={styles.ranges}>
        {RANGES.map(({ part, step, label, value }) => (
          <Field key={part} label={text(label)}>
            {({ id }) => (
              <input
                id={id}
                type="range"
                className={styles.range}
                min={-ENDS[part]}
                max={ENDS[part]}
                step={step}
                value={adjustment[part]}
                aria-valuetext={text(value, { count: String(adjustment[part]).replace('.', ',') })}
                onChange={(event) => onAdjust({ ...adjustment, [part]: Number(event.target.value) })}
              />
            )}
          </Field>
        ))}
      </div>
    </Disclosure>
  )
}
