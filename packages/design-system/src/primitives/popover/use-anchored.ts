'use client'
import { type RefObject, useId, useLayoutEffect } from 'react'
import type { Align, Side } from './placement.js'

/** Pixels that stay free along the edges of the window. */
const WINDOW_MARGIN_PX = 8

export interface Anchored {
  readonly trigger: RefObject<HTMLElement | null>
  readonly box: RefObject<HTMLElement | null>
  readonly open: boolean
  readonly side: Side
  readonly align: Align
  /** Pixels between the two; the stylesheet has the same. */
  readonly gap: number
}

/** Ties a floating box to its trigger: by CSS where the browser has anchor positioning, else by Floating UI while it is open. */
export function useAnchored({ trigger, box, open, side, align, gap }: Anchored): void {
  const id = useId()
  useLayoutEffect(() => {
    // An identifier of CSS takes none of the signs React puts around its ids.
    const name = `--ks-anchor-${id.replaceAll(/\W/g, '')}`
    trigger.current?.style.setProperty('anchor-name', name)
    box.current?.style.setProperty('position-anchor', name)
  }, [id, trigger, box])
  useLayoutEffect(() => {
    const [anchor, floating] = [trigger.current, box.current]
    if (!open || !anchor || !floating || CSS.supports('position-area', 'self-block-end')) return undefined
    let stop: (() => void) | undefined
    let isEnded = false
    void follow(anchor, floating, { side, align, gap }).then(
      (end) => {
        if (isEnded) end()
        else stop = end
      },
      // Without its code the box stands where the style sheet puts it.
      () => undefined,
    )
    return () => {
      isEnded = true
      stop?.()
    }
  }, [trigger, box, open, side, align, gap])
}

type Placing = Pick<Anchored, 'side' | 'align' | 'gap'>

/** Keeps the box next to its anchor until the returned function is called. Loaded only by browsers that need it. */
async function follow(anchor: HTMLElement, floating: HTMLElement, { side, align, gap }: Placing): Promise<() => void> {
  const { autoUpdate, computePosition, flip, offset, shift } = await import('@floating-ui/dom')
  const physicalSide = toPhysicalSide(side, getComputedStyle(floating).direction === 'rtl')
  const move = async () => {
    const { x, y } = await computePosition(anchor, floating, {
      strategy: 'fixed',
      placement: align === 'center' ? physicalSide : `${physicalSide}-${align}`,
      middleware: [
        offset(gap),
        flip({ padding: WINDOW_MARGIN_PX, crossAxis: false }),
        shift({ padding: WINDOW_MARGIN_PX }),
      ],
    })
    floating.style.setProperty('left', `${x}px`)
    floating.style.setProperty('top', `${y}px`)
  }
  return autoUpdate(anchor, floating, () => void move())
}

function toPhysicalSide(side: Side, isRightToLeft: boolean): 'top' | 'bottom' | 'left' | 'right' {
  if (side === 'top' || side === 'bottom') return side
  return (side === 'start') === isRightToLeft ? 'right' : 'left'
}
