'use client'
import * as commonMessages from '@klarsikt/core/messages/common'
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type ToggleEvent,
  useEffect,
  useId,
  useReducer,
  useRef,
  useState,
} from 'react'
import { CloseIcon } from '../../icons/action.js'
import { cx } from '../../lib/cx.js'
import { hide, isShown, show, standIn } from '../../lib/popovers.js'
import { useText } from '../../locale/locale.js'
import { IconButton } from '../icon-button/icon-button.js'
import type { Align, Side } from './placement.js'
import { useAnchored } from './use-anchored.js'
import styles from './popover.module.css'

/** Pixels between trigger and box; `--ks-popover-gap` of the stylesheet. */
const GAP_PX = 8

/** What the button that opens it needs: `trigger={(button) => <Button {...button}>Mått</Button>}`. */
export interface PopoverTriggerProps {
  readonly ref: Ref<HTMLButtonElement>
  readonly popoverTarget: string
  readonly 'aria-haspopup': 'dialog'
  readonly 'aria-expanded': boolean
  readonly 'aria-controls': string
}

export interface PopoverProps {
  /** Names the box; its heading as well, unless `bare`. */
  readonly title: string
  readonly trigger: (button: PopoverTriggerProps) => ReactNode
  /** A function gets `close`, for content that is done when something in it was chosen. */
  readonly children: ReactNode | ((close: () => void) => ReactNode)
  /** Preferred side; it moves to the opposite one when it does not fit. */
  readonly side?: Side
  /** Which edge of the trigger it lines up with. */
  readonly align?: Align
  /** The title row with its close button is left out; the title is still the name. */
  readonly bare?: boolean
  /** With `onOpenChange`, when the owner decides whether it is open. */
  readonly open?: boolean
  readonly defaultOpen?: boolean
  readonly onOpenChange?: (open: boolean) => void
  readonly closeText?: string
  readonly className?: string
}

/**
 * A small box by its button, over everything else, while the page stays usable. The platform's popover: it opens before any
 * script has run, closes on Escape and on a press outside, and is never cut off by what scrolls around it.
 */
export function Popover({
  title,
  trigger,
  children,
  side = 'bottom',
  align = 'start',
  bare = false,
  open,
  defaultOpen = false,
  onOpenChange,
  closeText,
  className,
}: PopoverProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(defaultOpen)
  const [, again] = useReducer((turns: number) => turns + 1, 0)
  const shown = open ?? own
  useAnchored({ trigger: button, box, open: shown, side, align, gap: GAP_PX })
  // After every rendering: the browser opens and closes by itself, and the owner may have said no.
  useEffect(() => follow(box.current, button.current, shown))
  useEffect(() => standIn(button.current, box.current), [])
  const change = (next: boolean) => {
    setOwn(next)
    onOpenChange?.(next)
    again()
  }
  const toggled = (event: ToggleEvent<HTMLDivElement>) => {
    const next = event.newState === 'open'
    moveFocus(event.currentTarget, button.current, next)
    if (next !== shown) change(next)
  }
  const close = () => change(false)
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // One thing at a time: the browser may count a box it opened on its own as part of the dialog around it.
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  const left = (event: FocusEvent) => {
    const next = event.relatedTarget
    // The focused element must not be under the box.
    if (next && next !== button.current && !event.currentTarget.contains(next)) close()
  }
  return (
    <>
      {trigger({
        ref: button,
        popoverTarget: id,
        'aria-haspopup': 'dialog',
        'aria-expanded': shown,
        'aria-controls': id,
      })}
      <div
        ref={box}
        id={id}
        popover="auto"
        role="dialog"
        tabIndex={-1}
        className={cx(styles.anchored, styles.root, className)}
        data-side={side}
        data-align={align}
        aria-label={bare ? title : undefined}
        aria-labelledby={bare ? undefined : `${id}-title`}
        onToggle={toggled}
        onBlur={left}
        onKeyDown={keys}
      >
        {!bare && <Head id={id} title={title} closeText={closeText} />}
        <div className={styles.body}>{typeof children === 'function' ? children(close) : children}</div>
      </div>
    </>
  )
}

interface HeadProps {
  readonly id: string
  readonly title: string
  readonly closeText: string | undefined
}

function Head({ id, title, closeText }: HeadProps) {
  const text = useText()
  return (
    <div className={styles.head}>
      <p id={`${id}-title`} className={styles.title}>
        {title}
      </p>
      <IconButton
        label={closeText ?? text(commonMessages.close)}
        icon={<CloseIcon />}
        popoverTarget={id}
        popoverTargetAction="hide"
      />
    </div>
  )
}

function follow(box: HTMLElement | null, button: HTMLElement | null, shown: boolean): void {
  if (!box || isShown(box) === shown) return
  if (shown) show(box, button)
  else hide(box)
}

function moveFocus(box: HTMLElement, button: HTMLElement | null, open: boolean): void {
  const at = document.activeElement
  if (open && !box.contains(at)) box.focus()
  // A press outside on something focusable keeps the focus there.
  else if (!open && (at === document.body || box.contains(at))) button?.focus()
}
