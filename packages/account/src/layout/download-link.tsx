import { type AnchorProps, Link, LinkProvider } from '@klarsikt/design-system/link'
import type { ReactNode } from 'react'

/** A file of the backend: fetched by the browser itself, since it is no page of the router. */
export function DownloadLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <LinkProvider component={PlainAnchor}>
      <Link variant="standalone" href={href} download>
        {children}
      </Link>
    </LinkProvider>
  )
}

function PlainAnchor({ children, ...rest }: AnchorProps) {
  return <a {...rest}>{children}</a>
}
