const SESSION_COOKIE = 'klarsikt_session'

/**
 * Name of the session cookie. Over HTTPS it carries the prefix with which a browser takes it from this host only, so that
 * a sibling subdomain cannot plant one.
 */
function sessionCookieName(secure: boolean): string {
  return secure ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE
}

const TOKEN = /^[\w-]{43}$/

/** The session token of a Cookie header, if it has the form of one; of two, the one that was set last in this request. */
export function readSessionCookie(
  header: string | null | undefined,
  { secure }: { readonly secure: boolean },
): string | null {
  const cookieName = sessionCookieName(secure)
  let found: string | null = null
  for (const part of header?.split(';') ?? []) {
    const [name, value] = part.trim().split('=')
    if (name === cookieName && value !== undefined && TOKEN.test(value)) found = value
  }
  return found
}

/** The Set-Cookie value; Secure wherever customers reach us over HTTPS. */
export function writeSessionCookie(
  token: string,
  options: { readonly secure: boolean; readonly maxAgeSeconds: number },
): string {
  const secure = options.secure ? '; Secure' : ''
  return `${sessionCookieName(options.secure)}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${options.maxAgeSeconds}${secure}`
}
