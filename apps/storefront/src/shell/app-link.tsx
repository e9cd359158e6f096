import type { AnchorProps } from '@klarsikt/design-system/link'
import { Link } from 'react-router'

/** Every link of the design system goes through the router; what leads away from this site stays a plain link. */
export function AppLink({ href, children, ...rest }: AnchorProps) {
  if (/^(?:[a-z]+:|\/\/|#)/i.test(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <Link to={href} prefetch="intent" {...rest}>
      {children}
    </Link>
  )
}
