'use client'
import { navMessages } from '@klarsikt/core/messages'
import { Anchor } from '../link/link-context.js'
import styles from './breadcrumbs.module.css'

export interface Crumb {
  readonly label: string
  readonly href: string
}

export interface BreadcrumbsProps {
  /** From the start page to the page shown; the last one is where you are. */
  readonly items: readonly Crumb[]
  readonly label?: string
}

export function Breadcrumbs({ items, label = navMessages['nav.breadcrumb'] }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={item.href} className={styles.item}>
            {index === items.length - 1 ? (
              <span aria-current="page" className={styles.current}>
                {item.label}
              </span>
            ) : (
              <Anchor href={item.href} className={styles.link ?? ''}>
                {item.label}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
