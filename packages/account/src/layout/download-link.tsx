import { type AnchorProps, Link, LinkProvider } from '@klarsikt/design-system/link'
import type { ReactNode } from 'react'

interface DownloadLinkProps {
  readonly href: string
  /** Its name where the text alone does not say of what the file is; begins with the text. */
  readonly label?: string
  readonly children: ReactNode
}

/** A file of the backend: fetched by the browser itself, since it is no page of the router. */
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
