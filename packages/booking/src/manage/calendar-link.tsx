import * as bookingMessages from '@klarsikt/core/messages/booking'
import { ButtonLink } from '@klarsikt/design-system/button'
import { type AnchorProps, LinkProvider } from '@klarsikt/design-system/link'

/** The visit as a calendar file, fetched by the browser itself: it is no page of the router. */
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
