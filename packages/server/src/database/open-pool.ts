import { AsyncResource } from 'node:async_hooks'
import pg from 'pg'
import type { Telemetry } from '../telemetry/index.js'
import { timeStatement } from './time-statement.js'

type Client = new (config?: pg.ClientConfig) => { query(...args: unknown[]): never }

/** Opens a pool of connections. It measures and traces statements while telemetry is on. */
export function openPool(Client: Client, telemetry: Telemetry, config: pg.PoolConfig): pg.Pool {
  const open = (Pool: typeof pg.Pool, Connection: Client) =>
    new Pool({ ...config, Client: Connection as unknown as new () => pg.Client })
  if (!telemetry.isOn) return open(pg.Pool, Client)
  const pool = open(
    TimedPool,
    class extends Client {
      override query(...args: unknown[]): never {
        return timeStatement(telemetry, args, (all) => super.query(...all)) as never
      }
    },
  )
  telemetry.watch('db.client.connection.count', () => [
    { value: pool.idleCount, labels: { 'db.client.connection.state': 'idle' } },
    { value: pool.totalCount - pool.idleCount, labels: { 'db.client.connection.state': 'used' } },
  ])
  telemetry.watch('db.client.connection.pending_requests', () => [{ value: pool.waitingCount, labels: {} }])
  return pool
}

/**
 * Keeps the async context of a caller that waited for a connection. Otherwise the caller would continue in the context
 * of the request that gave the connection back.
 */
class TimedPool extends pg.Pool {
  override connect(callback?: unknown): never {
    const own = typeof callback === 'function' ? AsyncResource.bind(callback as () => void) : callback
    return (super.connect as (...all: unknown[]) => never).call(this, own)
  }
}
