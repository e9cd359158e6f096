'use client'
import * as navMessages from '@klarsikt/core/messages/nav'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../locale/locale.js'
import * as breadcrumbsMessages from '../../messages/generated/breadcrumbs.js'
import { Anchor } from '../link/link-context.js'
import styles from './breadcrumbs.module.css'

export interface Crumb {
  readonly label: string
  readonly href: string
}

export interface BreadcrumbsProps {
  /** From the start page to the current page. */
  readonly items: readonly Crumb[]
  /**
   * A longer trail collapses to its first and last two items, with a button for the rest. At least 3; by default all
   * are shown.
   */
  readonly maxItems?: number
  readonly label?: string
  readonly expandText?: string
}

/** The path to the current page, with a link to every level above it. */
export function Breadcrumbs({ items, maxItems = Infinity, label, expandText }: BreadcrumbsProps) {
  const text = useText()
  const list = useRef<HTMLOListElement>(null)
  const [expanded, setExpanded] = useState(false)
  const folded = !expanded && items.length > Math.max(3, maxItems)
  const shown = folded ? [...items.slice(0, 1), ...items.slice(-2)] : items
  useEffect(() => {
    // The button that had focus is gone; the first item it revealed is in its place.
    if (expanded) list.current?.querySelectorAll('a')[1]?.focus()
  }, [expanded])
  return (
    <nav aria-label={label ?? text(navMessages.breadcrumb)}>
      <ol ref={list} className={styles.list}>
        {shown.map((item, index) => [
          folded && index === 1 && (
            <li key="folded" className={styles.item}>
              <button
                type="button"
                className={styles.more}
                aria-label={expandText ?? text(breadcrumbsMessages.expand)}
                onClick={() => setExpanded(true)}
              >
                …
              </button>
            </li>
          ),
          <li key={item.href} className={styles.item}>
            {index === shown.length - 1 ? (
              <span aria-current="page" className={styles.current}>
                {item.label}
              </span>
            ) : (
              <Anchor href={item.href} className={styles.link ?? ''}>
                {item.label}
              </Anchor>
            )}
          </li>,
        ])}
      </ol>
    </nav>
  )
}
