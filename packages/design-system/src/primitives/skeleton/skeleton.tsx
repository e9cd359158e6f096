import type { CSSProperties } from 'react'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** Final size of what is coming, so that nothing moves when it does. */
  readonly height?: CSSProperties['blockSize']
  readonly width?: CSSProperties['inlineSize']
  readonly ratio?: number
}

/** Takes the place of what is loading; stays unseen for the first 150 ms. */
export function Skeleton({ height, width, ratio }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={styles.root}
      style={{ blockSize: height, inlineSize: width, aspectRatio: ratio }}
    />
  )
}
