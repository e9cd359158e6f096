import type { Environment } from '../environment.js'

const DEVICE_KEY = 'klarsikt_dsid'
const SESSION_KEY = 'klarsikt_session'
/** Milliseconds without an action after which a new session begins: half an hour, as analytics tools count. */
const SESSION_ENDS_AFTER = 1_800_000

/** Ids of whoever looks at the page. */
export type Ids = { readonly dsid: string | null; readonly user_id: string | null; readonly session_id: string | null }
/** Ids that the host page has; each replaces the generated one. Numbers are taken as text. */
export type HostIds = {
  readonly userId?: string | number | null | undefined
  readonly sessionId?: string | number | null | undefined
}

/** Makes and keeps the ids. Nothing is kept on the device, and none of them is given out, unless there is consent. */
export function createIdentity(env: Environment, consented: () => boolean) {
  let host: HostIds = {}
  let dsid: string | undefined
  let session: { id: string; last: number } | undefined
  const read = (key: string) => {
    try {
      return env.storage?.getItem(key) ?? undefined
    } catch {
      return undefined
    }
  }
  const write = (key: string, value: string) => {
    try {
      env.storage?.setItem(key, value)
    } catch {
      // Kept for this page only.
    }
  }
  const device = () => {
    dsid ??= read(DEVICE_KEY)
    if (!dsid) write(DEVICE_KEY, (dsid = env.id()))
    return dsid
  }
  const ownSession = () => {
    const now = env.now()
    const [id, last] = (session ? [session.id, session.last] : (read(SESSION_KEY)?.split(' ') ?? [])) as [
      string?,
      unknown?,
    ]
    session = { id: id && now - Number(last) < SESSION_ENDS_AFTER ? id : env.id(), last: now }
    write(SESSION_KEY, `${session.id} ${now}`)
    return session.id
  }
  return {
    /** Present ids; a generated session is kept alive by asking. */
    ids(): Ids {
      if (!consented()) return { dsid: null, user_id: null, session_id: null }
      return {
        dsid: device(),
        user_id: host.userId == null ? null : String(host.userId),
        session_id: host.sessionId == null ? ownSession() : String(host.sessionId),
      }
    },
    setHost(ids: HostIds): void {
      host = { ...host, ...ids }
    },
    /** Takes back what is kept on the device. */
    forget(): void {
      dsid = session = undefined
      for (const key of [DEVICE_KEY, SESSION_KEY]) {
        try {
          env.storage?.removeItem(key)
        } catch {
          // Nothing is kept where nothing can be reached.
        }
      }
    },
  }
}
