import { err, ok, type Result } from '@klarsikt/core/lib'
import { type BodyRefusal, decodeUtf8, isUnstorable, readBytes } from './read-bytes.js'

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i

/**
 * Reads the fields of a form body, which some outside systems send instead of JSON. When a field comes twice, the last
 * one counts. Refuses text that the database cannot store, as for JSON.
 */
export async function readFormBody(
  request: Request,
  limit: number,
): Promise<Result<Readonly<Record<string, string>>, BodyRefusal>> {
  if (!FORM_TYPE.test(request.headers.get('content-type') ?? '')) return err('request.malformed')
  const bytes = await readBytes(request, limit)
  if (!bytes.ok) return bytes
  try {
    const fields = [...new URLSearchParams(decodeUtf8(bytes.value))]
    return fields.some((field) => field.some(isUnstorable)) ? err('request.malformed') : ok(Object.fromEntries(fields))
  } catch {
    return err('request.malformed')
  }
}
