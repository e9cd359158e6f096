import type { AnchorProps } from '@klarsikt/design-system/link'
import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { cardPicture, letGo } from './product-transition.js'

/** Sends every link of the design system through the router. A link to another site stays a plain link. */
export function AppLink(props: AnchorProps) {
  if (!/^(?:[a-z]+:|\/\/|#)/i.test(props.href)) return <OwnLink {...props} />
  const { children, ...rest } = props
  return <a {...rest}>{children}</a>
}

/** A link within the shop. From a card to its product, the picture moves along in a view transition. */
function OwnLink({ href, children, onClick, ...rest }: AnchorProps) {
  const navigate = useNavigate()
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainPress(event)) return
    const picture = cardPicture(event.currentTarget)
    if (!picture) return
    event.preventDefault()
    letGo(picture)
    void navigate(href, { viewTransition: true })
  }
  return (
    <Link to={href} prefetch="intent" {...rest} onClick={press}>
      {children}
    </Link>
  )
}

/** Returns whether a press is plain. A press that asks for a new tab or a download is left to the browser. */
export function isPlainPress({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent | globalThis.MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
