import type { MouseEvent, ReactNode } from 'react'
import { goTo, hrefOf } from '../lib/router.js'

type Props = {
  readonly page: string
  readonly search?: Readonly<Record<string, string>>
  readonly className?: string
  readonly current?: boolean
  readonly children: ReactNode
}

/** A link to a page of the console. Modified clicks work as for any link, such as opening a new tab. */
export function Link({ page, search, className, current, children }: Props) {
  const href = hrefOf(page, search)
  function follow(event: MouseEvent): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    goTo(href)
  }
  return (
    <a href={href} className={className} aria-current={current ? 'page' : undefined} onClick={follow}>
      {children}
    </a>
  )
}
