import type { DiscoveryFailure } from '@klarsikt/contract/discovery/types'

export type Service = { readonly url: string; readonly key: string }

/** A call with a key; a refusal becomes an error whose text explains what to correct. */
export async function callService(
  { url, key }: Service,
  method: 'PUT' | 'POST',
  path: string,
  body: string | ReadableStream<Uint8Array>,
): Promise<unknown> {
  const init: RequestInit & { duplex?: 'half' } = {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': typeof body === 'string' ? 'application/json' : 'application/x-ndjson',
    },
    body,
  }
  if (typeof body !== 'string') init.duplex = 'half'
  let answer: Response
  try {
    answer = await fetch(`${url}${path}`, init)
  } catch (error) {
    throw new Error(`No discovery service answers at ${url} (set DISCOVERY_URL).`, { cause: error })
  }
  const text = await answer.text()
  if (answer.ok) return JSON.parse(text)
  throw new Error(explain(answer.status, text))
}

/** What helps against a refusal, on the command line. */
const HINTS: Partial<Record<DiscoveryFailure['error']['code'], string>> = {
  unauthorized: ' Set DISCOVERY_KEY to the secret key of the tenant, or DISCOVERY_ADMIN_KEY.',
  'too-many-removals': ' Nothing was changed. If they are meant to go, run it again with --allow-removals.',
}

function explain(status: number, text: string): string {
  try {
    const { error } = JSON.parse(text) as DiscoveryFailure
    const fields = Object.entries(error.fields ?? {}).map(([field, why]) => `\n  ${field}: ${why}`)
    const hint = HINTS[error.code] ?? ''
    return `${status} ${error.code}: ${error.message}${hint}${fields.join('')}`
  } catch {
    return `The service answered ${status}.`
  }
}
