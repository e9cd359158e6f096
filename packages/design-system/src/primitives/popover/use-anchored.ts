'use client'
import { type RefObject, useId, useLayoutEffect } from 'react'
import { type Align, place, type Side } from './placement.js'

export interface Anchored {
  readonly trigger: RefObject<HTMLElement | null>
  readonly box: RefObject<HTMLElement | null>
  readonly open: boolean
  readonly side: Side
  readonly align: Align
  /** Pixels between the two; the stylesheet says the same. */
  readonly gap: number
}

/** Ties a floating box to its trigger: by CSS where the browser has anchor positioning, else by measuring while it is open. */
export function useAnchored({ trigger, box, open, side, align, gap }: Anchored): void {
  const id = useId()
  useLayoutEffect(() => {
    // An identifier of CSS takes none of the signs React puts around its ids.
    const name = `--ks-anchor-${id.replaceAll(/\W/g, '')}`
    trigger.current?.style.setProperty('anchor-name', name)
    box.current?.style.setProperty('position-anchor', name)
  }, [id, trigger, box])
  useLayoutEffect(() => {
    if (!open || CSS.supports('position-area', 'self-block-end')) return undefined
    const move = () => {
      if (!trigger.current || !box.current) return
      const { style } = box.current
      const view = { width: document.documentElement.clientWidth, height: window.innerHeight }
      const rtl = getComputedStyle(box.current).direction === 'rtl'
      const at = place(trigger.current.getBoundingClientRect(), box.current.getBoundingClientRect(), view, {
        side,
        align,
        rtl,
        gap,
      })
      style.setProperty('left', `${at.x}px`)
      style.setProperty('top', `${at.y}px`)
    }
    move()
    // Scrolling inside any element moves the trigger, and such events do not bubble.
    window.addEventListener('scroll', move, { capture: true, passive: true })
    window.addEventListener('resize', move)
    return () => {
      window.removeEventListener('scroll', move, { capture: true })
      window.removeEventListener('resize', move)
    }
  }, [trigger, box, open, side, align, gap])
}
