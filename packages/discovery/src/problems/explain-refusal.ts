import type { Environment } from '../environment.js'

/** Finds ids of a person, so that reports leave them out. */
const IDS = /"(dsid|user_id|session_id)":"(?:[^"\\]|\\.)*"/g
const ADDRESS_SETTING = 'the address of the service (apiUrl; data-api or api in HTML)'

type Outside = Pick<Environment, 'report' | 'location' | 'watch' | 'now'>
/** Problems that were reported on a page. A wrong setting would otherwise be reported with every call. */
const reported = new WeakMap<Outside, Set<string>>()

/**
 * Reports why a call cannot succeed with the page's settings. It is loaded at the first such call. No answer means that
 * the browser refused the call. A failed call with status 200 means that another service answered.
 */
export async function explainRefusal(
  env: Outside,
  url: string,
  { body }: RequestInit,
  answer?: Response,
): Promise<void> {
  if (answer?.status === 422) {
    env.report(`${url} refused the request`, {
      request: typeof body === 'string' ? body.replace(IDS, '"$1":"…"') : null,
      response: await answer.text(),
    })
    return
  }
  const message = await problemOf(env, url, body, answer)
  const before = reported.get(env) ?? new Set()
  if (before.has(message)) return
  reported.set(env, before.add(message))
  env.watch?.({ kind: 'problem', message, at: env.now() })
  env.report(message)
}

async function problemOf(env: Outside, url: string, body: unknown, answer?: Response): Promise<string> {
  const base = url.replace(/\/v2\/.*/, '/v2/')
  const origin = new URL(env.location?.href() ?? 'http://server.invalid').origin
  const origins = `whether ${origin} is among the \`origins\` of the tenant`
  if (!answer) return `${base} cannot be reached from this page: check ${ADDRESS_SETTING}, and ${origins}`
  const { tenant, market } = namesOf(url, body)
  if (answer.status === 403) return `${base} refuses calls of ${origin}: check ${origins}`
  const unknown = await unknownOf(answer)
  if (unknown?.['tenant']) return `${base} does not know the tenant ${tenant}: check \`merchant\` or \`tenant\``
  if (unknown?.['market']) return `${base} does not know the market ${market} of the tenant ${tenant}: check \`market\``
  return unknown
    ? `${url.replace(/\?.*/, '')} was not found`
    : `There is no discovery service at ${base}: check ${ADDRESS_SETTING}`
}

/** Returns the tenant and market of a call. Suggestions have them in their address. */
function namesOf(url: string, body: unknown): { readonly tenant: string; readonly market: string } {
  const sent = (
    typeof body === 'string' ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(url.slice(url.indexOf('?'))))
  ) as Record<string, unknown>
  return { tenant: JSON.stringify(sent['tenant']), market: JSON.stringify(sent['market']) }
}

/** Returns the fields that the service calls unknown. Returns undefined when another service answered. */
async function unknownOf(answer: Response): Promise<Record<string, unknown> | undefined> {
  try {
    const { error } = (await answer.json()) as { error?: { fields?: Record<string, unknown> } }
    return error && (error.fields ?? {})
  } catch {
    return undefined
  }
}
