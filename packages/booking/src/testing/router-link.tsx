import type { AnchorProps } from '@klarsikt/design-system/link'
import { Link } from 'react-router'

/** As a shop hands its router's link to the design system. */
export function RouterLink({ href, ...rest }: AnchorProps) {
  return <Link to={href} {...rest} />
}
