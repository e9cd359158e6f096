import { type KeyboardEvent, useRef, useState } from 'react'

/** Which picture is in view, and how to bring another one there. */
export function useGallery(count: number) {
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const show = (index: number) => {
    const list = track.current
    const target = Math.min(Math.max(index, 0), count - 1)
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    list?.scrollTo({ left: list.clientWidth * target, behavior: still ? 'instant' : 'smooth' })
    setCurrent(target)
  }
  const settle = () => {
    const list = track.current
    if (list && list.clientWidth > 0) setCurrent(Math.round(list.scrollLeft / list.clientWidth))
  }
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    show(current + step)
  }
  return { track, current, show, settle, keys }
}
