'use client'
import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { cx } from '../../lib/cx.js'
import { hide as hideBox, isShown, show } from '../../lib/popovers.js'
import type { Align, Side } from '../popover/placement.js'
import { useAnchored } from '../popover/use-anchored.js'
import popover from '../popover/popover.module.css'
import styles from './tooltip.module.css'

/** Milliseconds before it shows, so that a passing pointer does not open it. */
const TOOLTIP_DELAY = 300
/** Milliseconds it waits for the pointer to cross the gap between the control and the tip [WCAG 1.4.13]. */
const GRACE_MS = 150
/** Pixels between control and tip; `--ks-popover-gap` of the stylesheet. */
const GAP_PX = 8

/** What the described control needs: `trigger={(control) => <IconButton {...control} label="Skriv ut" icon={…} />}`. */
export interface TooltipTriggerProps {
  readonly ref: Ref<HTMLButtonElement>
  readonly 'aria-describedby': string | undefined
  readonly onPointerEnter: (event: PointerEvent) => void
  readonly onPointerLeave: () => void
  readonly onPointerDown: () => void
  readonly onFocus: (event: FocusEvent) => void
  readonly onBlur: () => void
}

export interface TooltipProps {
  /** A few words without anything to press. */
  readonly text: string
  readonly trigger: (control: TooltipTriggerProps) => ReactNode
  /**
   * `description` adds to the control's name. `name` shows, to those who see, the name the control has already; screen
   * readers would read it twice.
   */
  readonly kind?: 'description' | 'name'
  readonly side?: Side
  readonly align?: Align
  readonly className?: string
}

/**
 * A few words about a control, while it is pointed at or has the keyboard's focus. A finger sees it never: what has to be
 * known belongs on the page.
 */
export function Tooltip({
  text,
  trigger,
  kind = 'description',
  side = 'top',
  align = 'center',
  className,
}: TooltipProps) {
  const id = useId()
  const control = useRef<HTMLButtonElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  const pressed = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useAnchored({ trigger: control, box: tip, open, side, align, gap: GAP_PX })
  useTip(tip, control, open, () => setOpen(false))
  useEffect(() => () => clearTimeout(timer.current), [])
  const later = (next: boolean, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), delay)
  }
  const hide = () => {
    clearTimeout(timer.current)
    setOpen(false)
  }
  const pointed = ({ pointerType }: PointerEvent) => {
    pressed.current = false
    if (pointerType !== 'touch') later(true, open ? 0 : TOOLTIP_DELAY)
  }
  const gone = () => later(false, GRACE_MS)
  const blur = () => {
    pressed.current = false
    hide()
  }
  const press = () => {
    pressed.current = true
    hide()
  }
  const focus = (event: FocusEvent) => {
    // Who presses it knows what it is.
    if (!pressed.current && event.currentTarget.matches(':focus-visible')) later(true, TOOLTIP_DELAY)
  }
  const described = kind === 'description'
  return (
    <>
      {trigger({
        ref: control,
        'aria-describedby': described ? id : undefined,
        onPointerEnter: pointed,
        onPointerLeave: gone,
        onPointerDown: press,
        onFocus: focus,
        onBlur: blur,
      })}
      <span
        ref={tip}
        id={id}
        popover="hint"
        role="tooltip"
        className={cx(popover.anchored, styles.root, className)}
        data-side={side}
        data-align={align}
        aria-hidden={described ? undefined : true}
        onPointerEnter={pointed}
        onPointerLeave={gone}
        onToggle={(event) => event.newState === 'closed' && setOpen(false)}
      >
        {text}
      </span>
    </>
  )
}

function useTip(
  tip: RefObject<HTMLElement | null>,
  control: RefObject<HTMLElement | null>,
  open: boolean,
  onEscape: () => void,
) {
  const escape = useRef(onEscape)
  useEffect(() => {
    escape.current = onEscape
  })
  useEffect(() => {
    const box = tip.current
    if (!open || !box?.isConnected) return undefined
    if (!isShown(box)) show(box, control.current)
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Closes only the tooltip, not the dialog around it.
      event.preventDefault()
      event.stopPropagation()
      escape.current()
    }
    document.addEventListener('keydown', pressed, { capture: true })
    return () => {
      document.removeEventListener('keydown', pressed, { capture: true })
      if (isShown(box)) hideBox(box)
    }
  }, [tip, control, open])
}
