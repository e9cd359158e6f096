'use client'
import {
  type ElementType,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useReducer,
  useRef,
  useState,
} from 'react'
import { ChevronDownIcon } from '../../icons/action.js'
import { cx } from '../../lib/cx.js'
import styles from './accordion.module.css'

export interface AccordionItem {
  readonly id: string
  readonly title: ReactNode
  readonly content: ReactNode
}

export interface AccordionProps {
  readonly items: readonly AccordionItem[]
  /** Level of the titles, one under the heading above them. */
  readonly headingLevel: 2 | 3 | 4 | 5
  /** The open item's id, or null for none, when the owner decides; with `onOpenChange`. */
  readonly open?: string | null
  readonly defaultOpen?: string | null
  readonly onOpenChange?: (open: string | null) => void
  readonly className?: string
}

/**
 * Titles that open their text one at a time. Each is the platform's details element of one group: it works before any script
 * has run, and the browser's search in the page opens what it finds.
 */
export function Accordion({ items, headingLevel, open, defaultOpen = null, onOpenChange, className }: AccordionProps) {
  const group = useId()
  const root = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(defaultOpen)
  const [, again] = useReducer((turns: number) => turns + 1, 0)
  const current = open === undefined ? own : open
  const Heading: ElementType = `h${headingLevel}`
  const choose = (next: string | null) => {
    if (next === current) return
    setOwn(next)
    onOpenChange?.(next)
    again()
  }
  const found = () => choose(opened(root.current))
  // Also reports what was opened before hydration, or by the browser's search.
  // oxlint-disable-next-line react/exhaustive-deps -- once, when the markup comes alive
  useEffect(found, [])
  // After every rendering: the browser opens and closes by itself, and the owner may have said no.
  useEffect(() => {
    for (const details of root.current?.children ?? [])
      if (details instanceof HTMLDetailsElement) details.open = details.dataset['item'] === current
  })
  const pressed = (event: MouseEvent, id: string) => {
    // The owner's answer opens it.
    event.preventDefault()
    choose(id === current ? null : id)
  }
  return (
    <div ref={root} className={cx(styles.root, className)}>
      {items.map(({ id, title, content }) => (
        <details
          key={id}
          className={styles.item}
          name={group}
          data-item={id}
          open={id === current}
          onToggle={(event) => event.target === event.currentTarget && found()}
        >
          <summary className={styles.summary} onClick={(event) => pressed(event, id)}>
            <Heading className={styles.heading}>{title}</Heading>
            <ChevronDownIcon className={styles.icon} />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  )
}

function opened(root: HTMLElement | null): string | null {
  const details = [...(root?.children ?? [])].find((child) => child instanceof HTMLDetailsElement && child.open)
  return details instanceof HTMLElement ? (details.dataset['item'] ?? null) : null
}
