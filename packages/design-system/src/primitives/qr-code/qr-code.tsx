'use client'
import { type ReactNode, useMemo } from 'react'
import { Spinner } from '../spinner/spinner.js'
import { type QrLevel, qrPath } from './qr-path.js'
import styles from './qr-code.module.css'

export type { QrLevel } from './qr-path.js'

export interface QrCodeProps {
  /** What a phone reads: an address or any text. Null while the first code loads: its place is reserved. */
  readonly value: string | null
  /** What it is for, in words. It should not change with the value: a code that is renewed is not read out again. */
  readonly label: string
  /** Side in pixels, quiet zone included; it shrinks in a narrower place. At least 160 for a phone at arm's length. */
  readonly size?: number
  /** `L` on screens such as BankID's codes, `M` in print, `Q` or `H` where it may get dirty. */
  readonly level?: QrLevel
  /** Covers the code, which then cannot be read: why it is no longer valid, and a button to renew it. */
  readonly children?: ReactNode
}

/**
 * A code for the camera of a phone. Dark on light with its quiet zone in every theme, because many readers know nothing
 * else. Its box never changes its size, also when the code is renewed each second. A text too long for any code draws
 * nothing.
 */
export function QrCode({ value, label, size = 200, level = 'M', children }: QrCodeProps) {
  const code = useMemo(() => (value === null ? undefined : qrPath(value, level)), [value, level])
  if (code === null) return null
  const covered = children !== undefined && children !== null && children !== false
  return (
    // A light island, so that the overlay is drawn for light too.
    <div className={styles.root} style={{ inlineSize: size }} data-theme="light" data-covered={covered || undefined}>
      {code ? (
        <svg
          className={styles.code}
          viewBox={`0 0 ${code.side} ${code.side}`}
          shapeRendering="crispEdges"
          {...(covered ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
        >
          <path d={code.path} fill="currentColor" />
        </svg>
      ) : (
        <span className={styles.waiting}>{!covered && <Spinner />}</span>
      )}
      {covered && <div className={styles.cover}>{children}</div>}
    </div>
  )
}
