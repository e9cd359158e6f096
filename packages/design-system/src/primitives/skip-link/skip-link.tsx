'use client'
import * as navMessages from '@klarsikt/core/messages/nav'
import type { MouseEvent } from 'react'
import { useText } from '../../locale/locale.js'
import styles from './skip-link.module.css'

export interface SkipLinkProps {
  /** Id of the main landmark. */
  readonly target?: string
  /** `Hoppa till innehållet` by default, unless the target is something else. */
  readonly children?: string
}

/** The first Tab stop of a page, which moves focus past the header [CHROME-004]. */
export function SkipLink({ target = 'main', children }: SkipLinkProps) {
  const text = useText()
  const jump = (event: MouseEvent) => {
    const main = document.getElementById(target)
    if (!main) return
    event.preventDefault()
    if (!main.hasAttribute('tabindex')) main.tabIndex = -1
    main.focus()
  }
  return (
    <a href={`#${target}`} className={styles.root} onClick={jump}>
      {children ?? text(navMessages.skipToContent)}
    </a>
  )
}
