import { err, ok, type Result } from '@klarsikt/core/lib'
import { type BodyRefusal, decodeUtf8, isUnstorable, readBytes } from './read-bytes.js'

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i

/**
 * Reads the fields of a form, as outside systems send them that know no JSON; of a field that comes twice, the last. What no
 * database column takes is refused, as in JSON.
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
