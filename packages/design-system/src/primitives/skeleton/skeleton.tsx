import type { CSSProperties } from 'react'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** Final size of what is coming, so that nothing moves when it does. */
  readonly height?: CSSProperties['blockSize']
  readonly width?: CSSProperties['inlineSize']
  /** Width divided by height, for pictures. */
  readonly ratio?: number
  /** Number of lines of text in the size of the text around it, the last one shorter. Leave the height out. */
  readonly lines?: number
  readonly shape?: 'block' | 'circle'
}

/**
 * Takes the place of what is loading; stays unseen for the first 150 ms, so that what comes quickly does not blink. It
 * is silent: let the region that loads be `aria-busy`.
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
