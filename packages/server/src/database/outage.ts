/** Means that the database cannot be reached or does not answer. HTTP maps it to 503 with Retry-After. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
  constructor(cause?: unknown) {
    super('The database is away', cause === undefined ? {} : { cause })
  }
}

const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])
/**
 * SQL states: admin shutdown, crash shutdown, cannot connect now, database dropped, too many connections, lock not
 * available, query cancelled, out of memory.
 */
const SERVER = new Set(['57P01', '57P02', '57P03', '57P04', '53300', '55P03', '57014', '53200'])
/** SQL states: disk full, read-only (a replica after a failover), I/O error. */
const NO_WRITES = new Set(['53100', '25006', '58030'])
const DRIVER =
  /timeout exceeded when trying to connect|^timeout expired$|Connection terminated|Client has encountered a connection error|Query read timeout|not queryable|connection timeout/i

/** Returns whether an error or one of its causes says that the database is away, and not that our code is wrong. */
export function isOutage(error: unknown): boolean {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth++) {
    if (current instanceof DatabaseAway) return true
    const code = (current as { code?: unknown }).code
    if (typeof code === 'string' && (NETWORK.has(code) || SERVER.has(code) || code.startsWith('08'))) return true
    if (typeof code === 'string' && NO_WRITES.has(code)) return true
    if (DRIVER.test(current.message)) return true
  }
  return false
}

/** Returns whether an error says that the database answers but takes no writes. */
export function refusesWrites(error: unknown): boolean {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth++) {
    const code = (current as { code?: unknown }).code
    if (typeof code === 'string' && NO_WRITES.has(code)) return true
  }
  return false
}

/** Returns whether two transactions conflicted (serialization failure or deadlock). Trying again helps. */
export const isConflict = (error: unknown): boolean => hasState(error, ['40001', '40P01'])

/** Returns whether work waited for a lock for longer than its limit. */
export const isLocked = (error: unknown): boolean => hasState(error, ['55P03'])

function hasState(error: unknown, states: readonly string[]): boolean {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth++) {
    const code = (current as { code?: unknown }).code
    if (typeof code === 'string' && states.includes(code)) return true
  }
  return false
}

/**
 * Returns the name of the constraint that a write violated (unique 23505, check 23514, foreign key 23503, exclusion
 * 23P01), or undefined for other errors.
 */
export function violatedConstraint(error: unknown): string | undefined {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth++) {
    const { code, constraint } = current as { code?: unknown; constraint?: unknown }
    if (typeof code === 'string' && /^23(505|514|503|P01)$/.test(code) && typeof constraint === 'string')
      return constraint
  }
  return undefined
}
