/**
 * Reads what a passkey answered, which the page itself wrote into the form. Text that is no JSON is read as null, and
 * the backend refuses null as it refuses any other answer that no passkey gives.
 */
export function passkeyIn<Answer>(form: FormData): Answer {
  try {
    return JSON.parse(String(form.get('passkey') ?? 'null')) as Answer
  } catch {
    return null as Answer
  }
}
