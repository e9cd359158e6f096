import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../log/index.js'
import { createTestDatabase, silentLog, type TestDatabase } from '../testing/index.js'
import { waitForDatabase } from './wait-for-database.js'

let test: TestDatabase
beforeAll(async () => void (test = await createTestDatabase()))
afterAll(() => test.drop())

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

describe('a start before its database', () => {
  it('goes on when that is up', async () => {
    await waitForDatabase({ url: test.database.url, log: silentLog, withinMs: 1_000 })
  })

  it('waits with one line in the log, and then says how long it waited for what', async () => {
    const lines: string[] = []
    const log = createLog({ name: 't' }, { write: (line: string) => void lines.push(line) })
    const url = `postgresql://a:secretword@127.0.0.1:${await freePort()}/shop`
    await expect(waitForDatabase({ url, log, withinMs: 1_200 })).rejects.toThrow(
      /^The database did not answer within 1 seconds: connect ECONNREFUSED 127\.0\.0\.1:\d+$/,
    )
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('waiting for it')
    expect(lines[0]).not.toContain('secretword')
  })

  it('does not wait for what waiting does not mend', async () => {
    const url = test.database.url.replace(/\/\/[^@]+@/, '//nobody:wrong@')
    // If it waited instead of failing at once, the test would time out.
    await expect(waitForDatabase({ url, log: silentLog, withinMs: 3_600_000 })).rejects.toThrow(
      /password|role|authentication/,
    )
  })
})
