import type { Deps } from '../../context.js'

/** Seconds after which a browser asks for another token: a lost or changed secret heals within that time. */
export const VISITOR_TOKEN_SECONDS = 30 * 24 * 3_600
/** Seconds that a token is taken longer than was said: events may come a week late. */
const GRACE_SECONDS = 8 * 24 * 3_600

type Parts = Pick<Deps, 'encryption' | 'clock'>
type Browser = { readonly tenant: string; readonly dsid: string }

const TOKEN = /^([0-9a-z]{1,10})\.([\w-]{43})$/

/** Proof that the service has met this id of a browser: the signature and when it was made. */
export function createVisitorToken({ encryption, clock }: Parts, { tenant, dsid }: Browser): string {
  const issued = secondsOf(clock).toString(36)
  return `${issued}.${encryption.digest(signed(issued, dsid), purposeOf(tenant))}`
}

/** Whether the service made this token for this id, and not too long ago. */
export function isVisitorToken({ encryption, clock }: Parts, { tenant, dsid }: Browser, token: string | null): boolean {
  const [, issued, signature] = TOKEN.exec(token ?? '') ?? []
  if (issued === undefined || signature === undefined) return false
  const age = secondsOf(clock) - Number.parseInt(issued, 36)
  if (age > VISITOR_TOKEN_SECONDS + GRACE_SECONDS) return false
  return encryption.matches(signed(issued, dsid), signature, purposeOf(tenant))
}

const secondsOf = (clock: Parts['clock']) => Math.floor(clock.now().getTime() / 1_000)
const signed = (issued: string, dsid: string) => `${issued} ${dsid}`
const purposeOf = (tenant: string) => `discovery.${tenant}.visitor-token`
