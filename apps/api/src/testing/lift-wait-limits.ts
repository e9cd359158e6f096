import type { Database } from '@klarsikt/server/database'
import type pg from 'pg'

/**
 * Lets the connections of a pool wait for locks without a limit, from their next use on. On a busy machine a test that
 * keeps a row locked could otherwise reach the limit of five seconds, and the waiting calls would fail.
 */
export function liftWaitLimits({ pool }: Pick<Database, 'pool'>): void {
  pool.on('acquire', (client: pg.PoolClient) => {
    void client.query('set lock_timeout = 0; set statement_timeout = 0')
  })
}
