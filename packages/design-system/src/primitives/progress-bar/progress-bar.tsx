import { commonMessages } from '@klarsikt/core/messages'
import styles from './progress-bar.module.css'

export interface RouteProgressProps {
  /** True while a navigation is under way; false on completion, error and abort alike [CHROME-028]. */
  readonly active: boolean
  readonly label?: string
}

/** The orange bar of 3 px at the top of the page during a route change [CHROME-027, CHROME-031]. */
export function RouteProgress({ active, label = commonMessages['common.loading'] }: RouteProgressProps) {
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers do not let a progress element be three pixels high
  return active ? <div role="progressbar" aria-label={label} className={styles.root} /> : null
}

export interface ProgressBarProps {
  readonly value: number
  readonly maximum: number
  readonly label: string
  /** The value in words, for example `249 kr kvar till fri frakt`. */
  readonly valueText?: string
}

/** How far something has come. */
export function ProgressBar({ value, maximum, label, valueText }: ProgressBarProps) {
  const now = Math.min(Math.max(value, 0), maximum)
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a progress element cannot be styled alike in all browsers
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={maximum}
      aria-valuenow={now}
      aria-valuetext={valueText}
      className={styles.meter}
    >
      <div className={styles.fill} style={{ inlineSize: `${maximum > 0 ? (now / maximum) * 100 : 100}%` }} />
    </div>
  )
}
