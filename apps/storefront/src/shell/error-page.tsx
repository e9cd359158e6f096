import * as commonMessages from '@klarsikt/core/messages/common'
import * as errorMessages from '@klarsikt/core/messages/error'
import * as pageMessages from '@klarsikt/core/messages/page'
import * as searchMessages from '@klarsikt/core/messages/search'
import { href } from '@klarsikt/core/paths'
import { Button, ButtonLink } from '@klarsikt/design-system/button'
import { isRouteErrorResponse, useRevalidator } from 'react-router'

/** 404 for what does not exist, otherwise the words for trouble; both with a way on. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const { state, revalidate } = useRevalidator()
  if (isRouteErrorResponse(error) && isLinkCode(error.statusText))
    return <LostLink code={error.statusText} said={(error.data as { readonly message?: string } | null)?.message} />
  const missing = isRouteErrorResponse(error) && error.status === 404
  const forbidden = isRouteErrorResponse(error) && error.status === 403
  const offline = !isRouteErrorResponse(error) && isOffline()
  return (
    <div className="ks-container sf-error-page">
      <title>{missing ? errorMessages.pageNotFoundTitle() : errorMessages.generic()}</title>
      {!offline && <p className="ks-text-muted">{isRouteErrorResponse(error) ? error.status : 500}</p>}
      <h1>{missing ? errorMessages.pageNotFoundTitle() : errorMessages.pageTitle()}</h1>
      <p>{missing ? errorMessages.pageNotFoundBody() : trouble(error, offline)}</p>
      <div className="ks-cluster">
        {!missing && !forbidden && (
          <Button loading={state === 'loading'} onClick={() => void revalidate()}>
            {commonMessages.retry()}
          </Button>
        )}
        <ButtonLink href={href('home')} variant={missing ? 'primary' : 'secondary'}>
          {pageMessages.home()}
        </ButtonLink>
        <ButtonLink href={href('search')} variant="secondary">
          {searchMessages.submit()}
        </ButtonLink>
      </div>
    </div>
  )
}

/** What the pages of links say that came in letters and SMS; each leads on to where one gets further. */
const LINKS = {
  'booking.not-found': 'booking-visual-exam',
  'waiting-list.not-found': 'booking-visual-exam',
  'awaited-prescription.not-found': 'account',
  'awaited-prescription.ended': 'account',
  'cart-handover.not-found': 'account',
} as const
type LinkCode = keyof typeof LINKS
const isLinkCode = (code: string): code is LinkCode => Object.hasOwn(LINKS, code)

/** A link that is used, too old, unknown or of another account: the backend says which, and nothing of what it led to. */
function LostLink({ code, said }: { readonly code: LinkCode; readonly said: string | undefined }) {
  return (
    <div className="ks-container sf-error-page">
      <title>{errorMessages.linkTitle()}</title>
      <h1>{errorMessages.linkTitle()}</h1>
      {said && <p>{said}</p>}
      <p>{errorMessages.linkBody()}</p>
      <div className="ks-cluster">
        <ButtonLink href={href(LINKS[code])}>
          {LINKS[code] === 'account' ? pageMessages.account() : pageMessages.bookingVisualExam()}
        </ButtonLink>
        <ButtonLink href={href('stores')} variant="secondary">
          {pageMessages.stores()}
        </ButtonLink>
      </div>
    </div>
  )
}

/** A server has a navigator that knows nothing of a connection. */
const isOffline = (): boolean => (globalThis.navigator as Partial<Navigator> | undefined)?.onLine === false

function trouble(error: unknown, offline: boolean): string {
  if (offline) return errorMessages.network()
  if (isRouteErrorResponse(error) && error.status === 403) return errorMessages.forbidden()
  const many = isRouteErrorResponse(error) && error.status === 429
  return many ? errorMessages.tooManyRequests() : errorMessages.generic()
}
