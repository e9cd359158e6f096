import type { Environment } from '../environment.js'
import { TOKEN_KEY } from '../tracking/visitor-token.js'

const DEVICE_KEY = 'klarsikt_dsid'
const SESSION_KEY = 'klarsikt_session'
/** Milliseconds without an action after which a new session begins: half an hour, as analytics tools count. */
const SESSION_TIMEOUT_MS = 1_800_000

/** Ids of the visitor. */
export type Ids = { readonly dsid: string | null; readonly user_id: string | null; readonly session_id: string | null }
/** Ids that the host page has; each replaces the generated one. Numbers are taken as text. */
export type HostIds = {
  readonly userId?: string | number | null | undefined
  readonly sessionId?: string | number | null | undefined
}

/** Creates and stores the ids. Without consent nothing is stored on the device and no id is returned. */
export function createIdentity(env: Environment, consented: () => boolean) {
  const { storage } = env
  let host: HostIds = {}
  let dsid: string | undefined
  /** The id, and when it was last asked for. */
  let session: string | undefined
  const device = () => {
    dsid ??= storage.read(DEVICE_KEY) ?? env.id()
    storage.write(DEVICE_KEY, dsid)
    return dsid
  }
  const ownSession = () => {
    const now = env.now()
    const [id, last] = session?.split(' ') ?? storage.read(SESSION_KEY)?.split(' ') ?? []
    const alive = id && now - Number(last) < SESSION_TIMEOUT_MS ? id : env.id()
    session = `${alive} ${now}`
    storage.write(SESSION_KEY, session)
    return alive
  }
  return {
    /** Current ids; reading them extends a generated session. */
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
    /** Removes what is stored on the device. */
    forget(): void {
      dsid = session = undefined
      storage.remove(DEVICE_KEY)
      storage.remove(TOKEN_KEY)
      storage.remove(SESSION_KEY)
    },
  }
}
