'use client'
import * as commonMessages from '@klarsikt/core/messages/common'
import { useText } from '../../locale/locale.js'
import styles from './progress-bar.module.css'

export interface RouteProgressProps {
  /** True during a navigation; false after success, error and cancellation [CHROME-028]. */
  readonly active: boolean
  readonly label?: string
}

/** The orange bar of 3 px at the top of the page during a route change [CHROME-027, CHROME-031]. */
export function RouteProgress({ active, label }: RouteProgressProps) {
  const text = useText()
  return active ? (
    <div role="progressbar" aria-label={label ?? text(commonMessages.loading)} className={styles.root} />
  ) : null
}

export interface ProgressBarProps {
  /** The progress. Undefined if unknown: the bar then only shows activity. */
  readonly value?: number | undefined
  /** The maximum, in the unit of `value`. */
  readonly maximum: number
  readonly label: string
  /** The value in words, for example `249 kr kvar till fri frakt`. */
  readonly valueText?: string | undefined
  /** Shows label and value above the bar. By default only screen readers get them. */
  readonly showText?: boolean
  /** `success` for a reached goal, `danger` for a stopped process. */
  readonly tone?: 'neutral' | 'success' | 'danger'
}

/** A progress bar. */
export function ProgressBar({
  value,
  maximum,
  label,
  valueText,
  showText = false,
  tone = 'neutral',
}: ProgressBarProps) {
  const now = value === undefined ? undefined : Math.min(Math.max(value, 0), maximum)
  const share = now === undefined ? undefined : maximum > 0 ? (now / maximum) * 100 : 100
  const bar = (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={maximum}
      aria-valuenow={now}
      aria-valuetext={valueText}
      className={styles.meter}
      data-tone={tone}
    >
      <div
        className={styles.fill}
        data-unknown={share === undefined || undefined}
        style={share === undefined ? undefined : { inlineSize: `${share}%` }}
      />
    </div>
  )
  if (!showText) return bar
  return (
    <div className={styles.labelled}>
      {/* The bar itself has both for screen readers. */}
      <div className={styles.texts} aria-hidden="true">
        <span className={styles.label}>{label}</span>
        <span className={styles.value}>
          {valueText ?? (share === undefined ? null : `${Math.round(share)}\u00a0%`)}
        </span>
      </div>
      {bar}
    </div>
  )
}
