const SESSION_COOKIE = 'klarsikt_session'

/**
 * The name of the session cookie. Over HTTPS it has the prefix `__Host-`, so that browsers accept it from this host
 * only and a sibling subdomain cannot set one.
 */
function sessionCookieName(secure: boolean): string {
  return secure ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE
}

const TOKEN = /^[\w-]{43}$/

/** Reads the session token from a Cookie header; null when none has its form. Of two tokens the last one counts. */
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

/** Makes the Set-Cookie value. It is Secure when customers use HTTPS. */
export function writeSessionCookie(
  token: string,
  options: { readonly secure: boolean; readonly maxAgeSeconds: number },
): string {
  const secure = options.secure ? '; Secure' : ''
  return `${sessionCookieName(options.secure)}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${options.maxAgeSeconds}${secure}`
}
