import * as commonMessages from '@klarsikt/core/messages/common'
import * as errorMessages from '@klarsikt/core/messages/error'
import * as pageMessages from '@klarsikt/core/messages/page'
import * as searchMessages from '@klarsikt/core/messages/search'
import { Button, ButtonLink } from '@klarsikt/design-system/button'
import { type RefusedPage } from '@klarsikt/page-kit/session'
import { href } from '@klarsikt/shop-config/paths'
import { isRouteErrorResponse, useRevalidator } from 'react-router'

/**
 * Shows the loader's own text for a refused address, a 404 text for a missing page, or a text about the error. Each has
 * a way on.
 */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const { state, revalidate } = useRevalidator()
  const refused = refusedPageOf(error)
  if (refused) return <LostLink {...refused} />
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

/** Returns the loader's text for the address of a letter that has expired or belongs to another customer. */
const refusedPageOf = (error: unknown): RefusedPage | null =>
  isRouteErrorResponse(error) ? ((error.data as { readonly page?: RefusedPage | null } | null)?.page ?? null) : null

function LostLink({ title, text, ways }: RefusedPage) {
  return (
    <div className="ks-container sf-error-page">
      <title>{title}</title>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="ks-cluster">
        {ways.map((way, at) => (
          <ButtonLink key={way.href} href={way.href} variant={at === 0 ? 'primary' : 'secondary'}>
            {way.text}
          </ButtonLink>
        ))}
      </div>
    </div>
  )
}

/** Returns whether the browser is offline. A server has a navigator too, but without `onLine`. */
const isOffline = (): boolean => (globalThis.navigator as Partial<Navigator> | undefined)?.onLine === false

function trouble(error: unknown, offline: boolean): string {
  if (offline) return errorMessages.network()
  if (isRouteErrorResponse(error) && error.status === 403) return errorMessages.forbidden()
  const many = isRouteErrorResponse(error) && error.status === 429
  return many ? errorMessages.tooManyRequests() : errorMessages.generic()
}
