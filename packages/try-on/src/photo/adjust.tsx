import * as tryOnMessages from '@klarsikt/core/messages/try-on'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { Field } from '@klarsikt/design-system/field'
import { useText } from '@klarsikt/design-system/locale'
import styles from './photo-try-on.module.css'

/** What two marks in a picture do not tell of a head, and where the frame rests on this nose. */
export interface Adjustment {
  readonly upMm: number
  readonly yaw: number
  readonly pitch: number
}

/** A head that looks into the camera. */
export const UNADJUSTED: Adjustment = { upMm: 0, yaw: 0, pitch: 0 }

const RANGES = [
  { part: 'upMm', end: 8, step: 0.5, label: tryOnMessages.wearHeight, value: tryOnMessages.wearHeightValue },
  { part: 'yaw', end: 35, step: 1, label: tryOnMessages.wearYaw, value: tryOnMessages.wearDegrees },
  { part: 'pitch', end: 20, step: 1, label: tryOnMessages.wearPitch, value: tryOnMessages.wearDegrees },
] as const

interface AdjustProps {
  readonly adjustment: Adjustment
  readonly onAdjust: (adjustment: Adjustment) => void
}

/** Sliders for how the frame is worn and how the head is held. */
export function Adjust({ adjustment, onAdjust }: AdjustProps) {
  const text = useText()
  return (
    <Disclosure title={text(tryOnMessages.wearAdjust)}>
      <div className={styles.ranges}>
        {RANGES.map(({ part, end, step, label, value }) => (
          <Field key={part} label={text(label)}>
            {({ id }) => (
              <input
                id={id}
                type="range"
                className={styles.range}
                min={-end}
                max={end}
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
