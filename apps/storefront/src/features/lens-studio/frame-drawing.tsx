import type { CSSProperties } from 'react'
import type { Finish } from './load-studio.js'
import styles from './lens-studio.module.css'

interface FrameDrawingProps {
  /** Made by our own server. */
  readonly svg: string
  readonly finish: Finish | null
}

/** The frame with the look of a treatment in its lenses. Decoration: what is chosen stands beside it. */
export function FrameDrawing({ svg, finish }: FrameDrawingProps) {
  const look = finish && {
    '--ks-drawing-lens': finish.color,
    ...(finish.indoors !== null && { '--ks-drawing-lens-indoors': finish.indoors }),
  }
  return <div className={styles.drawing} style={look as CSSProperties} dangerouslySetInnerHTML={{ __html: svg }} />
}
