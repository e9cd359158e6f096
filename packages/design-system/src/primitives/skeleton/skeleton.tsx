import type { CSSProperties } from 'react'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** The final size of the loading content, so that nothing moves. */
  readonly height?: CSSProperties['blockSize']
  readonly width?: CSSProperties['inlineSize']
  /** Width divided by height, for pictures. */
  readonly ratio?: number
  /** Number of text lines, the last one shorter. Leave the height out. */
  readonly lines?: number
  readonly shape?: 'block' | 'circle'
}

/**
 * A placeholder for loading content. It is invisible for the first 150 ms, so that quick content does not flicker.
 * Screen readers ignore it: mark the loading region `aria-busy`.
 */
export function Skeleton({ height, width, ratio, lines, shape = 'block' }: SkeletonProps) {
  if (lines !== undefined)
    return (
      <span aria-hidden="true" className={styles.text} style={{ inlineSize: width }}>
        {Array.from({ length: lines }, (_, line) => (
          <span key={line} className={styles.line}>
            <span className={styles.root} />
          </span>
        ))}
      </span>
    )
  return (
    <span
      aria-hidden="true"
      className={styles.root}
      data-shape={shape}
      style={{ blockSize: height, inlineSize: width, aspectRatio: ratio }}
    />
  )
}
