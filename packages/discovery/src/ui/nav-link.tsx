import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { useDiscoveryContext } from '../react/context.js'
import { isForBrowser } from '../url/navigation.js'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  readonly href: string
  /** Is called instead of following the address. */
  readonly onFollow?: () => void
}

/**
 * A link that the shop's router follows, if there is one. The browser follows links to other tabs and other origins.
 */
export function NavLink({ onFollow, onClick, href: to, ...props }: Props): ReactNode {
  const { client } = useDiscoveryContext()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (isForBrowser(event) || props.target === '_blank') return
    if (onFollow) {
      event.preventDefault()
      return onFollow()
    }
    const { href, origin } = event.currentTarget
    if (!client.options.navigate || origin !== event.currentTarget.ownerDocument.location.origin) return
    event.preventDefault()
    client.go({ url: href })
  }
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- what is in it comes with the other props
  return <a {...props} href={to} onClick={follow} />
}
