import type { Environment } from '../environment.js'
import { TOKEN_KEY } from '../tracking/visitor-token.js'

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
  const { keep } = env
  let host: HostIds = {}
  let dsid: string | undefined
  /** The id, and when it was last asked for. */
  let session: string | undefined
  const device = () => {
    dsid ??= keep.read(DEVICE_KEY) ?? env.id()
    keep.write(DEVICE_KEY, dsid)
    return dsid
  }
  const ownSession = () => {
    const now = env.now()
    const [id, last] = session?.split(' ') ?? keep.read(SESSION_KEY)?.split(' ') ?? []
    const alive = id && now - Number(last) < SESSION_ENDS_AFTER ? id : env.id()
    session = `${alive} ${now}`
    keep.write(SESSION_KEY, session)
    return alive
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
      keep.remove(DEVICE_KEY)
      keep.remove(TOKEN_KEY)
      keep.remove(SESSION_KEY)
    },
  }
}
