'use client'
import { type ReactNode, useMemo } from 'react'
import { Spinner } from '../spinner/spinner.js'
import { type QrLevel, qrPath } from './qr-path.js'
import styles from './qr-code.module.css'

export type { QrLevel } from './qr-path.js'

export interface QrCodeProps {
  /** The encoded text, such as an address. Null while the first code loads: its space is reserved. */
  readonly value: string | null
  /**
   * The purpose of the code. It should not change with the value, because a renewed code must not be announced again.
   */
  readonly label: string
  /**
   * Side in pixels, including the quiet zone. It shrinks in a narrower place. A phone at arm's length needs at least
   * 160.
   */
  readonly size?: number
  /** `L` on screens such as BankID's codes, `M` in print, `Q` or `H` where it may get dirty. */
  readonly level?: QrLevel
  /**
   * Covers the code, which can then not be read. It says why the code is no longer valid and has a button that renews
   * it.
   */
  readonly children?: ReactNode
}

/**
 * A QR code. It is dark on light in every theme, because many readers require that. Its size stays the same when the
 * code is renewed each second. A text that is too long renders nothing.
 */
export function QrCode({ value, label, size = 200, level = 'M', children }: QrCodeProps) {
  const code = useMemo(() => (value === null ? undefined : qrPath(value, level)), [value, level])
  if (code === null) return null
  const covered = children !== undefined && children !== null && children !== false
  return (
    // A light island, so that the overlay has light colours too.
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
