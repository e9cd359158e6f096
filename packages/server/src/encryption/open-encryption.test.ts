import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SettingsError } from '../env/index.js'
import { createTestDatabase, type TestDatabase } from '../testing/index.js'
import { createEncryption, openEncryption } from './index.js'

const [OLD = '', NEW = '', NEWER = '', STRANGE = ''] = ['old', 'new', 'newer', 'strange'].map((name) =>
  name.padEnd(40, '.'),
)
const P = 'customer.ssn'
let test: TestDatabase
beforeAll(async () => void (test = await createTestDatabase()))
afterAll(() => test.drop())
beforeEach(async () => void (await test.database.query({ text: 'drop schema if exists security cascade' })))

const open = (secret: string, ...previous: string[]) => openEncryption({ database: test.database, secret, previous })
const refusal = (secret: string, ...previous: string[]) =>
  open(secret, ...previous).then(
    () => null,
    (error: unknown) => error,
  )

describe('the secret of a database', () => {
  it('is the one it was first opened with, and no other', async () => {
    await open(OLD)
    await open(OLD)
    expect(await refusal(STRANGE)).toBeInstanceOf(SettingsError)
    expect(String(await refusal(STRANGE))).toMatch(/is not the secret of this database \(its key is [\w-]{8}\)/)
    expect(String(await refusal(STRANGE, NEW))).toMatch(/is not the secret/)
    await open(OLD)
  })

  it('is one also when two processes with different ones open an empty database at once', async () => {
    const all = await Promise.allSettled([open(OLD), open(NEW), open(OLD), open(NEW)])
    expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(2)
  })

  it('is never shown', async () => {
    await open(OLD)
    await open(NEW, OLD)
    const { rows } = await test.database.query<{ all: string }>({
      text: 'select k::text as all from security.secret_key k',
    })
    expect(JSON.stringify(rows)).not.toMatch(/old\.|new\./)
  })

  it('is compared with what is sealed in a database from before keys were written down', async () => {
    const v1 = (secret: string) =>
      createEncryption(secret)
        .encrypt('Eva', P)
        .replace(/^v2\.[^.]+/, 'v1')
    const findSamples = async () => [{ sealed: v1(OLD), purpose: P }]
    const options = { database: test.database, previous: [], findSamples }
    await expect(openEncryption({ ...options, secret: STRANGE })).rejects.toThrow(/cannot be opened/)
    expect((await openEncryption({ ...options, secret: OLD })).decrypt(v1(OLD), P)).toBe('Eva')
  })
})

describe('a new secret', () => {
  it('takes over from a known one, which is then needed no more', async () => {
    const before = await open(OLD)
    const [sealed, digest] = [before.encrypt('Eva', P), before.digest('4711', P)]
    expect(String(await refusal(NEW))).toMatch(/is not the secret/)
    for (const box of [await open(NEW, OLD), await open(NEW), await open(NEWER, NEW), await open(NEWER)]) {
      expect(box.decrypt(sealed, P)).toBe('Eva')
      expect(box.decrypt(sealed.replace(/^v2\.[^.]+/, 'v1'), P)).toBe('Eva')
      expect(box.digests('4711', P).slice(1)).toContain(digest)
      expect(box.matches('4711', digest, P)).toBe(true)
      expect(box.matches('4712', digest, P)).toBe(false)
    }
  })

  it('is needed from then on: the one before it opens not everything', async () => {
    await open(OLD)
    await open(NEW, OLD)
    expect(String(await refusal(OLD))).toMatch(
      /sealed with a key that is missing here \([\w-]{8}\)[\s\S]*KLARSIKT_SECRET_PREVIOUS/,
    )
    await open(OLD, NEW)
  })

  it('can be known ahead by replicas that still seal with the old one', async () => {
    const waiting = await open(OLD, NEW)
    const next = await open(NEW, OLD)
    for (const [one, other] of [
      [waiting, next],
      [next, waiting],
    ] as const) {
      expect(other.decrypt(one.encrypt('Eva', P), P)).toBe('Eva')
      expect(other.matches('4711', one.digest('4711', P), P)).toBe(true)
    }
    await open(OLD, NEW)
    expect((await open(NEW)).decrypt(waiting.encrypt('Eva', P), P)).toBe('Eva')
  })

  it('never lies in the database sealed with the one it replaces', async () => {
    await open(OLD)
    await open(NEW, OLD)
    await open(OLD, NEW)
    const { rows } = await test.database.query<{ wrapped: string | null }>({
      text: 'select wrapped from security.secret_key order by position',
    })
    expect(rows.map(({ wrapped }) => wrapped?.split('.')[1] ?? null)).toEqual([createEncryption(NEW).keyId, null])
  })
})
