import * as bookingMessages from '@klarsikt/core/messages/booking'
import { ButtonLink } from '@klarsikt/design-system/button'
import { type AnchorProps, LinkProvider } from '@klarsikt/design-system/link'

/**
 * Links to the visit as a calendar file. The browser fetches it itself, since the router has no page at that address.
 */
export function CalendarLink({ href }: { readonly href: string }) {
  return (
    <LinkProvider component={PlainAnchor}>
      <ButtonLink href={href} variant="secondary" download>
        {bookingMessages.addToCalendar()}
      </ButtonLink>
    </LinkProvider>
  )
}

function PlainAnchor({ children, ...rest }: AnchorProps) {
  return <a {...rest}>{children}</a>
}
