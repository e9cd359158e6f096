import { nextPath } from '@klarsikt/core/identity'
import { href } from '@klarsikt/core/paths'
import { dropTypedFormUnlessAt } from '@klarsikt/page-kit/session'

/**
 * Returns the path to go on to after the log-in: the page that asked for it, or the account. Input typed for any other
 * page is dropped.
 */
export function destination(form: FormData): string {
  const path = nextPath(String(form.get('next') ?? '')) ?? href('account')
  dropTypedFormUnlessAt(path)
  return path
}
