import { CONSOLE_TOKEN_HEADER, consoleEndpoints } from '@klarsikt/contract/discovery'
import { describe, expect, it } from 'vitest'
import { ask, createTestService } from '../../testing/test-service.js'
import { IDLE, LONGEST } from './session.js'
import { type Browser, consoleService, ids, none } from './testing/console-service.js'

const { own, logIn } = consoleService()

describe('the door', () => {
  it('answers a key with a cookie that scripts and other sites never see, and never with the key', async () => {
    const answer = await ask(own.service, '/v2/console/api/session', { body: { key: own.key } })
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^discovery_console=[\w-]{43}; Path=\/v2\/console; HttpOnly; SameSite=Strict$/)
    expect(consoleEndpoints.logIn.reply.safeParse(answer.body).error).toBeUndefined()
    expect(answer.body).toMatchObject({ tenant: 'optik', markets: [{ market: 'se', language: 'sv', currency: 'SEK' }] })
    expect(JSON.stringify(answer.body) + cookie).not.toContain(own.key)
    const { rows } = await own.service.test.database.query<{ row: string }>({
      text: 'select row_to_json(s)::text as row from discovery.console_session s',
    })
    const secret = /discovery_console=([\w-]+)/.exec(cookie)?.[1] ?? ''
    expect(rows.map(({ row }) => row).join('')).not.toContain(secret)
  })

  it('gives a cookie for HTTPS only where the service is reached so', async () => {
    const secure = await createTestService({ beside: own.service, settings: { publicUrl: 'https://discovery.test' } })
    const answer = await ask(secure, '/v2/console/api/session', { body: { key: own.key } })
    expect(answer.headers.get('set-cookie')).toContain('; Secure')
    await secure.drop()
  })

  it.each([['dsk_unknown'], ['admin-key-of-tests'], ['optik']])('refuses %s', async (wrong) => {
    const answer = await ask(own.service, '/v2/console/api/session', { body: { key: wrong } })
    expect([answer.status, answer.body.error.code, answer.headers.get('set-cookie')]).toEqual([
      401,
      'unauthorized',
      null,
    ])
  })

  it('stops an address that tries keys', async () => {
    const strict = await createTestService({ beside: own.service, rateLimitFactor: 1 })
    const statuses: number[] = []
    for (let n = 0; n < 12; n++)
      statuses.push((await ask(strict, '/v2/console/api/session', { body: { key: `dsk_${n}` } })).status)
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429])
    await strict.drop()
  })

  it('opens nothing without a session', async () => {
    for (const { route } of Object.values(consoleEndpoints)) {
      if (route.path.endsWith('/session') && route.method !== 'DELETE') continue
      const path = route.path.replace(':market', 'se')
      for (const headers of [{}, { cookie: 'discovery_console=' }, { cookie: `discovery_console=${'a'.repeat(43)}` }]) {
        const answer = await ask(own.service, path, { method: route.method, headers })
        expect([route.method, path, answer.status]).toEqual([route.method, path, 401])
      }
    }
  })

  it('does not take the bearer key in place of the cookie', async () => {
    expect((await ask(own.service, '/v2/console/api/se/rules', { key: own.key })).status).toBe(401)
  })

  it('refuses pages of other origins, with or without their cookies', async () => {
    const { call } = await logIn()
    const foreign = [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, { origin: 'null' }]
    for (const headers of [...foreign, { 'sec-fetch-site': 'same-site' }]) {
      const answer = await call('se/rules', undefined, { headers })
      expect([headers, answer.status]).toEqual([headers, 403])
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
      const door = await ask(own.service, '/v2/console/api/session', { body: { key: own.key }, headers })
      expect([headers, door.status, door.headers.get('set-cookie')]).toEqual([headers, 403, null])
    }
    const same = { origin: 'http://discovery.test', 'sec-fetch-site': 'same-origin' }
    expect((await call('se/rules', undefined, { headers: same })).status).toBe(200)
  })

  it('changes nothing without the token of the page', async () => {
    const { cookie } = await logIn()
    const body = { subject: { kind: 'query', query: 'token' }, draft: none, revision: null }
    for (const headers of [{ cookie }, { cookie, [CONSOLE_TOKEN_HEADER]: 'x' }]) {
      const answer = await ask(own.service, '/v2/console/api/se/rules', { method: 'PUT', body, headers })
      expect(answer.status).toBe(403)
    }
    expect((await ask(own.service, '/v2/console/api/se/rules', { headers: { cookie } })).body.rules).toEqual([])
  })

  it('lets a preflight send no token', async () => {
    const { headers } = await ask(own.service, '/v2/console/api/se/rules', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example' },
    })
    expect(headers.get('access-control-allow-headers')).not.toContain(CONSOLE_TOKEN_HEADER)
    expect(headers.get('access-control-allow-credentials')).toBeNull()
  })

  it('closes when it is left, unused for half an hour, or after a day of work', async () => {
    const open = async (browser: Browser) => {
      const { session } = (await browser.call('session')).body
      expect((await browser.call('se/rules')).status).toBe(session ? 200 : 401)
      return session?.tenant ?? null
    }
    const left = await logIn()
    expect(await open(left)).toBe('optik')
    const gone = await left.call('session', undefined, { method: 'DELETE' })
    expect(gone.headers.get('set-cookie')).toContain('Max-Age=0')
    expect(await open(left)).toBeNull()

    const idle = await logIn()
    own.now += IDLE - 1_000
    expect(await open(idle)).toBe('optik')
    own.now += IDLE - 1_000
    expect(await open(idle)).toBe('optik')
    own.now += IDLE + 1_000
    expect(await open(idle)).toBeNull()

    const busy = await logIn()
    const start = own.now
    while (own.now < start + LONGEST - IDLE) {
      own.now += IDLE / 2
      expect(await open(busy)).toBe('optik')
    }
    own.now = start + LONGEST + 1
    expect(await open(busy)).toBeNull()
  })

  it('closes with the key that opened it', async () => {
    const fresh = await own.service.tenant('nyckel')
    const { call } = await logIn(fresh)
    await ask(own.service, '/v2/tenants/nyckel/key', { key: fresh, method: 'POST' })
    own.now += IDLE / 2
    expect((await call('se/rules')).status).toBe(200)
    const { rows } = await own.service.test.database.query({
      text: `update discovery.tenant_key set valid_until = $1 where tenant = 'nyckel' and valid_until is not null returning 1`,
      values: [new Date(own.now - 1)],
    })
    expect(rows).toHaveLength(1)
    expect((await call('se/rules')).status).toBe(401)
  })

  it('shows a merchant nothing of another', async () => {
    const other = await logIn(own.otherKey)
    const mine = await logIn()
    const subject = { kind: 'query', query: 'hemlig' }
    await mine.call('se/rules', { subject, draft: { ...none, pin: ['1'] }, revision: null }, { method: 'PUT' })
    expect((await other.call('se/rules')).body.rules).toEqual([])
    await other.call('se/rules', { subject }, { method: 'DELETE' })
    expect((await mine.call('se/rules')).body.rules).toHaveLength(1)
    expect(ids((await other.call('se/products', { ids: ['1', '9'] })).body)).toEqual(['9'])
    expect((await other.call('se/explain', { query: 'calder', product_id: '1' })).status).toBe(404)
    expect((await other.call('se/feeds')).body.reports).toHaveLength(1)
    expect((await other.call('no/feeds')).status).toBe(404)
    await mine.call('se/rules', { subject }, { method: 'DELETE' })
  })
})
