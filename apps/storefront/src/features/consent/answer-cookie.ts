import { CONSENT_VERSION } from '@klarsikt/core/consent'

const LIFETIME_SECONDS = 31_536_000

const kept = (seconds: number): string => `Path=/; SameSite=Lax; Max-Age=${seconds}`

/**
 * Tells the next page that the question has been answered, so that it is not painted before the page knows of the shopper.
 * What was answered is in the session alone. See shell/boot.ts.
 */
export const ANSWER_COOKIE = `consent=${CONSENT_VERSION}; ${kept(LIFETIME_SECONDS)}`

/** Keeps on this device whether the question has been answered, and shows or hides it on this page. */
export function rememberAnswer(isAnswered: boolean): void {
  const { dataset } = document.documentElement
  if ((dataset['consent'] === 'answered') === isAnswered) return
  document.cookie = `consent=${isAnswered ? `${CONSENT_VERSION}; ${kept(LIFETIME_SECONDS)}` : `; ${kept(0)}`}`
  dataset['consent'] = isAnswered ? 'answered' : String(CONSENT_VERSION)
}
