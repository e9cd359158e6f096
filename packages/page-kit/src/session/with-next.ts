import { nextPath } from '@klarsikt/core/identity'

/** Adds to a path where the log-in leads afterwards. An empty `next` means the account and adds nothing. */
export function withNext(path: string, next: string): string {
  return next === '' ? path : `${path}?next=${encodeURIComponent(next)}`
}

/** Returns the `next` of a form as the calls that send a letter take it. */
export function nextIn(form: FormData): { readonly next?: string } {
  const next = nextPath(String(form.get('next') ?? ''))
  return next === null ? {} : { next }
}
