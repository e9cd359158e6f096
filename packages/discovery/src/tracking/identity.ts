import type { Environment } from '../environment.js'
import { TOKEN_KEY } from '../tracking/visitor-token.js'

const DEVICE_KEY = 'klarsikt_dsid'
const SESSION_KEY = 'klarsikt_session'
/** After this many ms without an action a new session begins. Analytics tools also use half an hour. */
const SESSION_TIMEOUT_MS = 1_800_000

export type Ids = { readonly dsid: string | null; readonly user_id: string | null; readonly session_id: string | null }
/** Ids that the host page knows. Each replaces a generated id. Numbers become texts. */
export type HostIds = {
  readonly userId?: string | number | null | undefined
  readonly sessionId?: string | number | null | undefined
}

/** Makes and stores the ids. Without consent it stores nothing on the device and returns no ids. */
export function createIdentity(env: Environment, consented: () => boolean) {
  const { storage } = env
  let host: HostIds = {}
  let dsid: string | undefined
  /** The id and the time of its last use, separated by a space. */
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
    /** Returns the present ids. This extends a generated session. */
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
    /** Removes everything that is stored on the device. */
    forget(): void {
      dsid = session = undefined
      storage.remove(DEVICE_KEY)
      storage.remove(TOKEN_KEY)
      storage.remove(SESSION_KEY)
    },
  }
}
