import { useEffect, useRef } from 'react'
import type { PicturePoint } from '../fit/camera.js'
import styles from './photo-try-on.module.css'

interface LoupeProps {
  readonly picture: HTMLCanvasElement
  readonly at: PicturePoint
}

/** Side of the loupe's canvas in pixels. */
const SIZE_PX = 240

/** Side of the enlarged area, as a share of the longer side of the picture. */
const SHOWN_SHARE = 0.07

/** Shows the area around a mark enlarged, on the side of the picture that is farther from the mark. */
export function Loupe({ picture, at: [x, y] }: LoupeProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const side = SHOWN_SHARE * Math.max(picture.width, picture.height)
    context.clearRect(0, 0, SIZE_PX, SIZE_PX)
    context.drawImage(picture, x - side / 2, y - side / 2, side, side, 0, 0, SIZE_PX, SIZE_PX)
  }, [picture, x, y])
  return (
    <div className={styles.loupe} data-side={x < picture.width / 2 ? 'right' : 'left'} aria-hidden="true">
      <canvas ref={canvas} width={SIZE_PX} height={SIZE_PX} />
    </div>
  )
}
