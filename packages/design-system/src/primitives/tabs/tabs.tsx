'use client'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import styles from './tabs.module.css'

export interface TabItem {
  readonly id: string
  readonly label: ReactNode
  readonly content: ReactNode
}

export interface TabsProps {
  /** Label of the row of tabs. */
  readonly label: string
  readonly items: readonly TabItem[]
  readonly defaultSelected?: string
  /** Id of the chosen tab, when the owner controls it with `onSelect`. */
  readonly selected?: string
  readonly onSelect?: (id: string) => void
}

/**
 * One Tab stop for the row; arrows, Home and End move and choose, in reading direction. A row wider than its place scrolls,
 * with a shade at the edge that hides more.
 */
export function Tabs({ label, items, defaultSelected, selected, onSelect }: TabsProps) {
  const base = useId()
  const row = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(defaultSelected ?? items[0]?.id)
  const current = selected ?? own
  const choose = (index: number) => {
    const item = items[(index + items.length) % items.length]
    if (!item) return
    if (item.id !== current) {
      setOwn(item.id)
      onSelect?.(item.id)
    }
    const tab = row.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(item.id)}"]`)
    tab?.focus({ preventScroll: true })
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }
  const keys = (event: KeyboardEvent) => {
    const index = items.findIndex((item) => item.id === current)
    const onward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const target = { ArrowRight: index + onward, ArrowLeft: index - onward, Home: 0, End: items.length - 1 }[event.key]
    if (target === undefined) return
    event.preventDefault()
    choose(target)
  }
  return (
    <div>
      <div ref={row} role="tablist" tabIndex={-1} aria-label={label} className={styles.list} onKeyDown={keys}>
        {items.map((item, index) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${base}-tab-${item.id}`}
            data-tab={item.id}
            className={styles.tab}
            aria-selected={item.id === current}
            aria-controls={`${base}-panel-${item.id}`}
            tabIndex={item.id === current ? 0 : -1}
            onClick={() => choose(index)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.id}
          role="tabpanel"
          id={`${base}-panel-${item.id}`}
          aria-labelledby={`${base}-tab-${item.id}`}
          className={styles.panel}
          hidden={item.id !== current}
          tabIndex={0}
        >
          {item.content}
        </div>
      ))}
    </div>
  )
}
