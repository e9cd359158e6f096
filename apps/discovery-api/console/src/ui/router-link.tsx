import type { AnchorProps } from '@klarsikt/design-system/link'
import type { MouseEvent } from 'react'
import { goTo } from '../lib/router.js'

/** A link to a page of the console. Modified clicks work as for any link, such as opening a new tab. */
export function RouterLink({ href, children, ...rest }: AnchorProps) {
  function follow(event: MouseEvent): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    goTo(href)
  }
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  )
}
