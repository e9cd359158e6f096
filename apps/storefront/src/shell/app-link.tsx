import type { AnchorProps } from '@klarsikt/design-system/link'
import { Link } from 'react-router'

/** Every link of the design system goes through the router; what leads away from this site stays a plain link. */
export function AppLink({ href, ...rest }: AnchorProps) {
  return /^(?:[a-z]+:|\/\/|#)/i.test(href) ? <a href={href} {...rest} /> : <Link to={href} prefetch="intent" {...rest} />
}
