import { type AnchorProps, Link, LinkProvider } from '@klarsikt/design-system/link'
import type { ReactNode } from 'react'

interface DownloadLinkProps {
  readonly href: string
  /** The accessible name, where the visible text does not name the file. It must begin with the visible text. */
  readonly label?: string
  readonly children: ReactNode
}

/** Links to a file of the backend. The browser fetches it itself, since the router has no page at that address. */
export function DownloadLink({ href, label, children }: DownloadLinkProps) {
  return (
    <LinkProvider component={PlainAnchor}>
      <Link variant="standalone" href={href} aria-label={label} download>
        {children}
      </Link>
    </LinkProvider>
  )
}

function PlainAnchor({ children, ...rest }: AnchorProps) {
  return <a {...rest}>{children}</a>
}
