const NAME = 'discovery_console'
const SECRET = /^[\w-]{43}$/
/** The browser sends the cookie only to the console's calls and files. */
const PATH = '/v2/console'

export function sessionCookie(request: Request): string | null {
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const [name, value = ''] = part.trim().split('=', 2)
    if (name === NAME && SECRET.test(value)) return value
  }
  return null
}

/** The header that stores a secret until the browser closes, or with null deletes it. */
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
