'use client'
import { type ElementType, type ReactNode, type SyntheticEvent, useId, useState } from 'react'
import { ChevronDownIcon } from '../../icons/action.js'
import styles from './disclosure.module.css'

export interface DisclosureProps {
  readonly title: ReactNode
  readonly children: ReactNode
  /** Blocks of the same group are open one at a time [CHROME-016]. */
  readonly group?: string
  readonly defaultOpen?: boolean
  readonly onToggle?: (open: boolean) => void
  /** Makes the title a heading of this level. By default it is not a heading. */
  readonly headingLevel?: 2 | 3 | 4
}

/** The platform's details element: it works without script, and the browser's search finds its content. */
export function Disclosure({ title, children, group, defaultOpen = false, onToggle, headingLevel }: DisclosureProps) {
  const Heading: ElementType = headingLevel === undefined ? 'span' : `h${headingLevel}`
  const toggled = (event: SyntheticEvent<HTMLDetailsElement>) => onToggle?.(event.currentTarget.open)
  return (
    <details className={styles.root} name={group} open={defaultOpen || undefined} onToggle={toggled}>
      <summary className={styles.summary}>
        <Heading className={styles.heading}>{title}</Heading>
        <ChevronDownIcon className={styles.icon} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}

export interface CollapsibleProps {
  readonly title: ReactNode
  readonly children: ReactNode
  readonly open?: boolean
  readonly defaultOpen?: boolean
  readonly onOpenChange?: (open: boolean) => void
  /** Puts the button in a heading of this level. */
  readonly headingLevel?: 2 | 3 | 4
}

/** A button with `aria-expanded` above its content, for cases in which the owner controls what is open [CHROME-002]. */
export function Collapsible({
  title,
  children,
  open,
  defaultOpen = false,
  onOpenChange,
  headingLevel,
}: CollapsibleProps) {
  const Heading: ElementType = headingLevel === undefined ? 'div' : `h${headingLevel}`
  const [own, setOwn] = useState(defaultOpen)
  const content = useId()
  const shown = open ?? own
  const toggle = () => {
    setOwn(!shown)
    onOpenChange?.(!shown)
  }
  return (
    <div className={styles.root}>
      <Heading className={styles.heading}>
        <button type="button" className={styles.summary} aria-expanded={shown} aria-controls={content} onClick={toggle}>
          <span className={styles.heading}>{title}</span>
          <ChevronDownIcon className={styles.icon} />
        </button>
      </Heading>
      <div id={content} className={styles.content} hidden={!shown}>
        {children}
      </div>
    </div>
  )
}
