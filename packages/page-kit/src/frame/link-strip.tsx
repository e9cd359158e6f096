import { Anchor } from '@klarsikt/design-system/link'
import { useEffect, useRef } from 'react'
import styles from './link-strip.module.css'

export interface LinkStripProps {
  readonly label: string
  readonly links: readonly {
    readonly path: string
    readonly text: string
    /** `page` marks the link to the shown page, and `true` a link to a page above it. */
    readonly current?: 'page' | 'true' | undefined
  }[]
  /**
   * What the links are: `ways` lead to pages, `views` to views of one page, and `choice` sets how much of it is shown.
   */
  readonly look?: 'ways' | 'views' | 'choice'
  /** In a wide window the links stand in a column, for use beside a page. */
  readonly column?: boolean
}

/**
 * Shows links side by side in one row. The row scrolls sideways where it does not fit, so that the page's content
 * starts high up in a narrow window.
 */
export function LinkStrip({ label, links, look = 'ways', column = false }: LinkStripProps) {
  const strip = useRef<HTMLUListElement>(null)
  const here = links.findIndex(({ current }) => current !== undefined)
  useEffect(() => {
    const item = strip.current?.children[here]
    if (!strip.current || !(item instanceof HTMLElement)) return
    // Only the strip scrolls sideways. `scrollIntoView` would also move the page.
    strip.current.scrollLeft = item.offsetLeft - (strip.current.clientWidth - item.offsetWidth) / 2
  }, [here])
  return (
    <nav aria-label={label} className={styles.nav} data-look={look} data-column={column || undefined}>
      <ul ref={strip} className={styles.strip}>
        {links.map(({ path, text, current }) => (
          <li key={path}>
            <Anchor href={path} className={styles.link ?? ''} {...(current && { 'aria-current': current })}>
              {text}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
