const NAME = 'discovery_console'
const SECRET = /^[\w-]{43}$/
/** The cookie goes to the console's own calls and files and nowhere else in the shop. */
const PATH = '/v2/console'

/** The secret of the session that a request carries. */
export function sessionCookie(request: Request): string | null {
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const [name, value = ''] = part.trim().split('=', 2)
    if (name === NAME && SECRET.test(value)) return value
  }
  return null
}

/** The header that keeps a secret in the browser until it is closed, or, with null, forgets it. */
export function setSessionCookie(secret: string | null, { https }: { readonly https: boolean }): string {
  return [
    `${NAME}=${secret ?? ''}`,
    `Path=${PATH}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(https ? ['Secure'] : []),
    ...(secret === null ? ['Max-Age=0'] : []),
  ].join('; ')
}
