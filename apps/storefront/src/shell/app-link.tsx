import type { AnchorProps } from '@klarsikt/design-system/link'
import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { cardPicture, letGo } from './product-transition.js'

/** Every link of the design system goes through the router; what leads away from this site stays a plain link. */
export function AppLink(props: AnchorProps) {
  if (!/^(?:[a-z]+:|\/\/|#)/i.test(props.href)) return <OwnLink {...props} />
  const { children, ...rest } = props
  return <a {...rest}>{children}</a>
}

/** From a card to its product the picture moves along. */
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

/** Not one that asks the browser for a new tab or a download. */
export function isPlainPress({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent | globalThis.MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
