import type { AnchorProps } from '@klarsikt/design-system/link'
import { Link } from 'react-router'

/** Wraps the router's link for the design system, as a shop does. */
export function RouterLink({ href, ...rest }: AnchorProps) {
  return <Link to={href} {...rest} />
}
