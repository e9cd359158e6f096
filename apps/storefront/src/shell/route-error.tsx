import { useRouteError } from 'react-router'
import { ErrorPage } from './error-page.js'

/** The error boundary of every route. It replaces the page, and header and footer stay. */
export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />
}
