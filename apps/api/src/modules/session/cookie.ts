/** Name of the session cookie. */
export const SESSION_COOKIE = 'klarsikt_session'

const TOKEN = /^[\w-]{43}$/

/** The session token of a Cookie header, if it has the form of one. The last wins when somebody planted a second. */
export function readSessionCookie(header: string | null | undefined): string | null {
  let found: string | null = null
  for (const part of header?.split(';') ?? []) {
    const [name, value] = part.trim().split('=')
    if (name === SESSION_COOKIE && value !== undefined && TOKEN.test(value)) found = value
  }
  return found
}

/** The Set-Cookie value; Secure wherever customers reach us over HTTPS. */
export function writeSessionCookie(
  token: string,
  options: { readonly secure: boolean; readonly maxAgeSeconds: number },
): string {
  const secure = options.secure ? '; Secure' : ''
  return `${SESSION_COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${options.maxAgeSeconds}${secure}`
}
