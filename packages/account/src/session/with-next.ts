import { nextPath } from '@klarsikt/core/identity'

/** A page on the way to the log-in, which keeps in mind where the log-in leads back to; empty for the account. */
export function withNext(path: string, next: string): string {
  return next === '' ? path : `${path}?next=${encodeURIComponent(next)}`
}

/** What a form says of it, as the calls that send a letter take it. */
export function nextIn(form: FormData): { readonly next?: string } {
  const next = nextPath(String(form.get('next') ?? ''))
  return next === null ? {} : { next }
}
