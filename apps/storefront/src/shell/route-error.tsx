import { useRouteError } from 'react-router'
import { ErrorPage } from './error-page.js'

/** Every route's error boundary: the page is replaced, header and footer stay. */
export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />
}
