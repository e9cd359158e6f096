import { nextPath } from '@klarsikt/core/identity'
import { href } from '@klarsikt/core/paths'
import { dropTypedFormUnlessAt } from '../../session/typed-form.js'

/** Where a log-in that is complete leads: back to where it was asked for, or to the account. */
export function destination(form: FormData): string {
  const path = nextPath(String(form.get('next') ?? '')) ?? href('account')
  dropTypedFormUnlessAt(path)
  return path
}
