import { createEncryption } from '@klarsikt/server/encryption'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAdmin, SECRET } from './testing/open-admin.js'

const NEXT = 'n'.repeat(40)

let admin: Awaited<ReturnType<typeof openAdmin>>
beforeAll(async () => {
  admin = await openAdmin()
}, 60_000)
afterAll(() => admin.close())

describe('the secret', () => {
  it('is refused when it is another, and everything is sealed again with the next', async () => {
    await admin.print(['gift-card', '--amount', '500'])
    await expect(admin.print(['rotate-secret'], { KLARSIKT_SECRET: NEXT })).rejects.toThrow(
      /is not the secret of this database/,
    )
    const letter = createEncryption(SECRET).encrypt('{}', 'mail_outbox.letter')
    await admin.database.query({
      text: `insert into mail_outbox (id, kind, letter, state, next_at, created_at) values ('1', 'test', $1, 'sent', now(), now())`,
      values: [letter],
    })
    const both = { KLARSIKT_SECRET: NEXT, KLARSIKT_SECRET_PREVIOUS: SECRET }
    expect(await admin.print(['rotate-secret'], both)).toMatch(
      /1 values were sealed[\s\S]*1 gift cards are known by an earlier key/,
    )
    expect(await admin.print(['rotate-secret'], { KLARSIKT_SECRET: NEXT })).toContain('Nothing was left to seal.')
    await expect(admin.print(['gift-card', '--amount', '1'])).rejects.toThrow(/KLARSIKT_SECRET_PREVIOUS/)
  })
})
