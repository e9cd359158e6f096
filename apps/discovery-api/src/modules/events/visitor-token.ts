import type { Deps } from '../../context.js'

/**
 * Seconds after which a browser asks for a new token, so that a lost or changed secret is replaced within that time.
 */
export const VISITOR_TOKEN_SECONDS = 30 * 24 * 3_600
/** Extra seconds for which a token is accepted, because events may come a week late. */
const GRACE_SECONDS = 8 * 24 * 3_600

type Parts = Pick<Deps, 'encryption' | 'clock'>
type Browser = { readonly tenant: string; readonly dsid: string }

const TOKEN = /^([0-9a-z]{1,10})\.([\w-]{43})$/

/** A signature with its time, which proves that the service has signed this browser id. */
export function createVisitorToken({ encryption, clock }: Parts, { tenant, dsid }: Browser): string {
  const issued = secondsOf(clock).toString(36)
  return `${issued}.${encryption.digest(signed(issued, dsid), purposeOf(tenant))}`
}

/** Whether the service made this token for this id, recently enough. */
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
