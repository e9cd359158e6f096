'use client'
import { navMessages } from '@klarsikt/core/messages'
import type { MouseEvent } from 'react'
import styles from './skip-link.module.css'

export interface SkipLinkProps {
  /** Id of the main landmark. */
  readonly target?: string
  readonly children?: string
}

/** First stop of the keyboard: moves focus past the header [CHROME-004]. */
export function SkipLink({ target = 'main', children = navMessages['nav.skipToContent'] }: SkipLinkProps) {
  const jump = (event: MouseEvent) => {
    const main = document.getElementById(target)
    if (!main) return
    event.preventDefault()
    if (!main.hasAttribute('tabindex')) main.tabIndex = -1
    main.focus()
  }
  return (
    <a href={`#${target}`} className={styles.root} onClick={jump}>
      {children}
    </a>
  )
}
