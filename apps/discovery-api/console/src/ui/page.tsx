import { type ReactNode, useEffect, useRef } from 'react'

type Props = {
  readonly title: string
  readonly lead?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** Whether a page has been shown. The first one leaves the focus to the browser. */
let shownBefore = false

/** A page with a heading. Opening it focuses the heading, because the focus of the old page is gone. */
export function Page({ title, lead, actions, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · Discovery console`
    if (shownBefore) heading.current?.focus({ preventScroll: true })
    shownBefore = true
  }, [title])
  return (
    <div className="page">
      <header className="page-head">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className="help">{lead}</p>}
        </div>
        {actions}
      </header>
      {children}
    </div>
  )
}
