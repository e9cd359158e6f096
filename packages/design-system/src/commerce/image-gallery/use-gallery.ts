import { type KeyboardEvent, useRef, useState } from 'react'
import { prefersStill } from '../../lib/prefers-still.js'
import { isRightToLeft } from './place.js'

/** Which picture is in view, and how to bring another one there. */
export function useGallery(count: number) {
  const track = useRef<HTMLUListElement>(null)
  /** While scrolling to a picture, the ones that are passed do not count as current. */
  const heading = useRef<number | null>(null)
  const [current, setCurrent] = useState(0)
  const show = (index: number, { instant = false, focus = false } = {}) => {
    const list = track.current
    const target = Math.min(Math.max(index, 0), count - 1)
    const still = instant || prefersStill(list ?? null)
    const direction = isRightToLeft(list) ? -1 : 1
    heading.current = target
    setCurrent(target)
    if (focus) list?.querySelectorAll('button')[target]?.focus({ preventScroll: true })
    list?.scrollTo({ left: direction * list.clientWidth * target, behavior: still ? 'instant' : 'smooth' })
  }
  const selectNearest = () => {
    const list = track.current
    if (!list || list.clientWidth === 0) return
    const index = Math.round(Math.abs(list.scrollLeft) / list.clientWidth)
    if (heading.current !== null && heading.current !== index) return
    heading.current = null
    setCurrent(index)
  }
  /** Touching the track cancels the automatic scrolling. */
  const take = () => {
    heading.current = null
  }
  const arrive = () => {
    take()
    selectNearest()
  }
  const keys = (event: KeyboardEvent) => {
    const forward = isRightToLeft(track.current) ? -1 : 1
    const target = {
      ArrowRight: current + forward,
      ArrowLeft: current - forward,
      Home: 0,
      End: count - 1,
    }[event.key]
    if (target === undefined) return
    event.preventDefault()
    show(target, { focus: true })
  }
  return {
    track,
    current,
    show,
    keys,
    handlers: { onKeyDown: keys, onScroll: selectNearest, onScrollEnd: arrive, onPointerDown: take, onWheel: take },
  }
}
