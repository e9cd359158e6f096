import type { CSSProperties } from 'react'
import type { Finish } from './load-studio.js'
import styles from './lens-studio.module.css'

interface FrameDrawingProps {
  /** The drawing as markup. It is safe to insert, since our own server made it. */
  readonly svg: string
  readonly finish: Finish | null
}

/**
 * Draws the frame with the look of a treatment in its lenses. It is decoration, since the text beside it names the
 * treatment.
 */
export function FrameDrawing({ svg, finish }: FrameDrawingProps) {
  const look = finish && {
    '--ks-drawing-lens': finish.color,
    ...(finish.indoors !== null && { '--ks-drawing-lens-indoors': finish.indoors }),
  }
  return <div className={styles.drawing} style={look as CSSProperties} dangerouslySetInnerHTML={{ __html: svg }} />
}
