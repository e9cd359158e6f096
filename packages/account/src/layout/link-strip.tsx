import { Anchor } from '@klarsikt/design-system/link'
import { useEffect, useRef } from 'react'
import styles from './link-strip.module.css'

export interface LinkStripProps {
  readonly label: string
  readonly links: readonly {
    readonly path: string
    readonly text: string
    /** The page that is shown, or one below it. */
    readonly current?: 'page' | 'true' | undefined
  }[]
  /** What they are: ways to pages, views of one page, or a choice of how much of it is shown. */
  readonly look?: 'ways' | 'views' | 'choice'
  /** Above each other where the window is wide, as beside a page. */
  readonly column?: boolean
}

/** Ways to go from here, one beside the other: what a narrow window cannot show is rolled to, and the page begins at once. */
export function LinkStrip({ label, links, look = 'ways', column = false }: LinkStripProps) {
  const strip = useRef<HTMLUListElement>(null)
  const here = links.findIndex(({ current }) => current !== undefined)
  useEffect(() => {
    const item = strip.current?.children[here]
    if (!strip.current || !(item instanceof HTMLElement)) return
    // Sideways only: the page itself stays where it is.
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
