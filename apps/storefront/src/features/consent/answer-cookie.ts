import { CONSENT_VERSION } from '@klarsikt/core/consent'

const LIFETIME_SECONDS = 31_536_000

const kept = (seconds: number): string => `Path=/; SameSite=Lax; Max-Age=${seconds}`

/**
 * A cookie that says that the visitor has answered, so that the next page does not show the question before it knows
 * the shopper. Only the session holds the answer itself. See shell/boot.ts.
 */
export const ANSWER_COOKIE = `consent=${CONSENT_VERSION}; ${kept(LIFETIME_SECONDS)}`

/** Stores on this device whether the question was answered, and shows or hides the question on this page. */
export function rememberAnswer(isAnswered: boolean): void {
  const { dataset } = document.documentElement
  if ((dataset['consent'] === 'answered') === isAnswered) return
  document.cookie = `consent=${isAnswered ? `${CONSENT_VERSION}; ${kept(LIFETIME_SECONDS)}` : `; ${kept(0)}`}`
  dataset['consent'] = isAnswered ? 'answered' : String(CONSENT_VERSION)
}
