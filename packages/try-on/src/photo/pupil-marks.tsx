import * as tryOnMessages from '@klarsikt/core/messages/try-on'
import { useText } from '@klarsikt/design-system/locale'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useCallback, useRef, useState } from 'react'
import type { PicturePoint } from '../fit/camera.js'
import type { Pupils } from '../fit/place-head.js'
import { Loupe } from './loupe.js'
import { keyStep, nearerMark, type Side, SIDES, withMark } from './marks.js'
import type { FacePicture } from './read-picture.js'
import styles from './photo-try-on.module.css'

interface PupilMarksProps {
  readonly picture: FacePicture
  readonly marks: Pupils
  readonly onMark: (marks: Pupils) => void
}

const NAMES = { left: tryOnMessages.markLeft, right: tryOnMessages.markRight } as const

/**
 * Shows the picture with a ring for each pupil. The customer drags the rings, moves them with keys, or presses in the
 * picture.
 */
export function PupilMarks({ picture: { canvas }, marks, onMark }: PupilMarksProps) {
  const text = useText()
  const surface = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<Side | null>(null)
  const draw = useCallback(
    (element: HTMLCanvasElement | null) => element?.getContext('2d')?.drawImage(canvas, 0, 0) ?? undefined,
    [canvas],
  )
  const placeOf = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): PicturePoint => {
    const box = surface.current!.getBoundingClientRect()
    return [((clientX - box.left) / box.width) * canvas.width, ((clientY - box.top) / box.height) * canvas.height]
  }
  const move = (side: Side, place: PicturePoint) => {
    setActive(side)
    onMark(withMark(marks, side, place, canvas))
  }
  const press = (event: MouseEvent) => {
    // A press on a ring ends its drag.
    if (event.target instanceof Element && event.target.closest('button')) return
    const place = placeOf(event)
    move(nearerMark(marks, place), place)
  }
  const drag = (side: Side) => ({
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      setActive(side)
    },
    onPointerMove: (event: PointerEvent<HTMLButtonElement>) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) move(side, placeOf(event))
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = keyStep(event.key, event.shiftKey, canvas)
      if (!step) return
      event.preventDefault()
      move(side, [marks[side][0] + step[0], marks[side][1] + step[1]])
    },
  })
  const share = (n: number, of: number) => (n / of) * 100
  return (
    // The rings work without a mouse. A press in the picture is an additional way.
    <div className={styles.marked} ref={surface} role="presentation" onClick={press}>
      <canvas ref={draw} width={canvas.width} height={canvas.height} aria-hidden="true" />
      {SIDES.map((side) => {
        const [x, y] = marks[side]
        const [across, down] = [share(x, canvas.width), share(y, canvas.height)]
        const place = text(tryOnMessages.markPlace, { across: Math.round(across), down: Math.round(down) })
        return (
          <button
            key={side}
            type="button"
            className={styles.mark}
            style={{ insetInlineStart: `${across}%`, insetBlockStart: `${down}%` }}
            aria-label={`${text(NAMES[side])}: ${place}`}
            onFocus={() => setActive(side)}
            onBlur={() => setActive(null)}
            {...drag(side)}
          />
        )
      })}
      {active && <Loupe picture={canvas} at={marks[active]} />}
    </div>
  )
}
