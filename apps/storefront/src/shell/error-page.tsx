import * as errorMessages from '@klarsikt/core/messages/error'
import * as pageMessages from '@klarsikt/core/messages/page'
import * as searchMessages from '@klarsikt/core/messages/search'
import { href } from '@klarsikt/core/paths'
import { ButtonLink } from '@klarsikt/design-system/button'
import { isRouteErrorResponse } from 'react-router'

/** 404 for what does not exist, otherwise the words for trouble; both with a way on. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <div className="ks-container sf-error-page">
      <title>{missing ? errorMessages.pageNotFoundTitle() : errorMessages.generic()}</title>
      <p className="ks-text-muted">{isRouteErrorResponse(error) ? error.status : 500}</p>
      <h1>{missing ? errorMessages.pageNotFoundTitle() : errorMessages.pageTitle()}</h1>
      <p>{missing ? errorMessages.pageNotFoundBody() : trouble(error)}</p>
      <div className="ks-cluster">
        <ButtonLink href={href('home')}>{pageMessages.home()}</ButtonLink>
        <ButtonLink href={href('search')} variant="secondary">
          {searchMessages.submit()}
        </ButtonLink>
      </div>
    </div>
  )
}

function trouble(error: unknown): string {
  const many = isRouteErrorResponse(error) && error.status === 429
  return many ? errorMessages.tooManyRequests() : errorMessages.generic()
}
