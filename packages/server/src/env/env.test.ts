import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readEnv, resolveSecret } from './index.js'

describe('readEnv', () => {
  it('has a default for everything', () => {
    const env = readEnv({})
    expect(env).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
      demo: false,
      sandbox: false,
      apiKey: 'klarsikt-web',
      trustProxy: false,
    })
    expect(env.dataFolder.startsWith('/')).toBe(true)
  })

  it('takes the API key from the environment [API-002]', () => {
    expect(readEnv({ KLARSIKT_API_KEY: 'k' }).apiKey).toBe('k')
  })

  it('sends events to a path of this site, never elsewhere', () => {
    expect(readEnv({}).trackingUrl).toBeUndefined()
    expect(readEnv({ TRACKING_URL: '/events' }).trackingUrl).toBe('/events')
    for (const elsewhere of ['https://other.example/events', '//other.example/events', 'events'])
      expect(() => readEnv({ TRACKING_URL: elsewhere })).toThrow(/TRACKING_URL/)
  })

  it('takes awards whose pictures are on this site, and stops at anything else [CHROME-019]', () => {
    expect(readEnv({}).awards).toBeUndefined()
    const award = { image: '/utmarkelser/2026.svg', text: 'Årets butik 2026' }
    expect(readEnv({ AWARDS: JSON.stringify([award]) }).awards).toEqual([award])
    for (const wrong of ['no list', '{}', JSON.stringify([{ ...award, image: 'https://other.example/a.png' }])])
      expect(() => readEnv({ AWARDS: wrong })).toThrow(/AWARDS/)
  })

  it('takes hops or networks of proxies, and stops at anything else without repeating it', () => {
    expect(readEnv({ TRUST_PROXY: '' }).trustProxy).toBe(false)
    expect(readEnv({ TRUST_PROXY: '0' }).trustProxy).toBe(false)
    const { trustProxy } = readEnv({ TRUST_PROXY: '10.0.0.0/8,fd00::/8' })
    expect(trustProxy && [trustProxy('10.9.9.9', 0), trustProxy('fd00::9', 3), trustProxy('192.0.2.1', 0)]).toEqual([
      true,
      true,
      false,
    ])
    expect(() => readEnv({ TRUST_PROXY: 'cdn.example' })).toThrow(/TRUST_PROXY: must be a number of hops or a list/)
    expect(() => readEnv({ TRUST_PROXY: 'cdn.example' })).not.toThrow(/cdn/)
  })

  it('has a sender of SMS that phones can show', () => {
    expect(readEnv({}).smsFrom).toBe('Klarsikt')
    expect(readEnv({ SMS_FROM: '+46766861004' }).smsFrom).toBe('+46766861004')
    for (const SMS_FROM of ['AB', 'Klarsikt Optik', 'Åsas'])
      expect(() => readEnv({ SMS_FROM }), SMS_FROM).toThrow(/SMS_FROM/)
  })

  it('drains for five seconds unless set otherwise', () => {
    expect([readEnv({}).drainMs, readEnv({ DRAIN_SECONDS: '0' }).drainMs]).toEqual([5_000, 0])
    expect(() => readEnv({ DRAIN_SECONDS: 'soon' })).toThrow(/DRAIN_SECONDS/)
  })

  it('reaches Postgres past a pooler where both are named', () => {
    const DATABASE_URL = 'postgres://pooler/shop'
    const DATABASE_DIRECT_URL = 'postgres://db/shop'
    expect(readEnv({ DATABASE_URL })).toMatchObject({ databaseUrl: DATABASE_URL, poolerUrl: undefined })
    const both = readEnv({ DATABASE_URL, DATABASE_DIRECT_URL })
    expect(both).toMatchObject({ databaseUrl: DATABASE_DIRECT_URL, poolerUrl: DATABASE_URL })
    const direct = readEnv({ DATABASE_DIRECT_URL })
    expect(direct).toMatchObject({ databaseUrl: DATABASE_DIRECT_URL, poolerUrl: undefined })
  })

  it('takes every default for empty variables, as a compose file passes them on', () => {
    const names = ['PORT', 'HOST', 'DATABASE_POOL', 'DRAIN_SECONDS', 'LOG_LEVEL', 'METRICS_PORT', 'METRICS_HOST']
    const others = [
      'OTEL_TRACES_SAMPLER_ARG',
      'MAIL_FROM',
      'SMS_FROM',
      'ELKS_URL',
      'BOLAGSVERKET_URL',
      'BOLAGSVERKET_TOKEN_URL',
      'KLARSIKT_API_KEY',
      'KLARSIKT_DATA',
      'RATE_LIMIT_FACTOR',
    ]
    const empty = Object.fromEntries([...names, ...others].map((name) => [name, '']))
    const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }
    expect(readEnv({ ...empty, ...traced })).toEqual(readEnv(traced))
  })

  it('treats an empty variable as missing', () => {
    expect(readEnv({ DATABASE_URL: '', KLARNA_URL: '' })).toMatchObject({ databaseUrl: undefined })
  })

  it('has stand-ins in a demo without a real provider, and elsewhere only when asked for', () => {
    const KLARNA_URL = 'https://api.klarna.com'
    for (const NODE_ENV of ['production', 'development', 'test', undefined]) {
      expect(readEnv({ NODE_ENV })).toMatchObject({ demo: false, sandbox: false })
      expect(readEnv({ NODE_ENV, SANDBOX: '1' })).toMatchObject({ demo: false, sandbox: true })
      expect(readEnv({ NODE_ENV, KLARSIKT_DEMO: '1' })).toMatchObject({ demo: true, sandbox: true })
      expect(readEnv({ NODE_ENV, KLARSIKT_DEMO: '1', SANDBOX: '0' })).toMatchObject({ demo: true, sandbox: false })
      expect(readEnv({ NODE_ENV, KLARSIKT_DEMO: '1', KLARNA_URL })).toMatchObject({ demo: true, sandbox: false })
      expect(readEnv({ NODE_ENV, KLARNA_URL, SANDBOX: '1' })).toMatchObject({ demo: false, sandbox: true })
    }
  })

  it('names every wrong variable and repeats no value', () => {
    expect(() => readEnv({ PORT: 'abc', KLARSIKT_SECRET: 'hunter2', DATABASE_URL: 'mysql://x' })).toThrowError(
      /PORT[\s\S]*DATABASE_URL[\s\S]*KLARSIKT_SECRET/,
    )
    expect(() => readEnv({ KLARSIKT_SECRET: 'hunter2' })).not.toThrowError(/hunter2/)
  })
})

describe('resolveSecret', () => {
  let folder: string
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'klarsikt-secret-'))))
  afterEach(() => rm(folder, { recursive: true }))

  it('makes one secret and keeps it, also when several processes start together', async () => {
    for (let round = 0; round < 25; round += 1) {
      const dataFolder = join(folder, String(round))
      const all = await Promise.all(
        Array.from({ length: 8 }, async () => {
          const secret = await resolveSecret({ secret: undefined, dataFolder })
          // Each process makes its database folder next.
          await mkdir(join(dataFolder, 'postgres'), { recursive: true })
          return secret
        }),
      )
      expect(new Set(all).size).toBe(1)
      expect(await readFile(join(dataFolder, 'secret'), 'utf8')).toBe(all[0])
      expect((await stat(join(dataFolder, 'secret'))).mode & 0o077).toBe(0)
      expect((await readdir(dataFolder)).toSorted()).toEqual(['postgres', 'secret'])
    }
  })

  it('is never made where others share the database, nor beside a database that has lost its own', async () => {
    const shared = { secret: undefined, databaseUrl: 'postgres://db/shop', dataFolder: folder }
    await expect(resolveSecret(shared)).rejects.toThrow(/KLARSIKT_SECRET is missing/)
    await mkdir(join(folder, 'postgres'))
    await expect(resolveSecret({ secret: undefined, dataFolder: folder })).rejects.toThrow(/is gone: restore .*secret/)
    expect(existsSync(join(folder, 'secret'))).toBe(false)
  })

  it('prefers the given one and refuses a damaged file', async () => {
    expect(await resolveSecret({ secret: 'x'.repeat(32), dataFolder: folder })).toBe('x'.repeat(32))
    await writeFile(join(folder, 'secret'), 'short')
    await expect(resolveSecret({ secret: undefined, dataFolder: folder })).rejects.toThrow(/damaged/)
  })
})

describe('a secret in a file', () => {
  let folder: string
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'klarsikt-env-'))))
  afterEach(() => rm(folder, { recursive: true }))

  it('is read as the variable would be, without the line break at its end', async () => {
    const file = join(folder, 'secret')
    await writeFile(file, `${'x'.repeat(32)}\n`)
    await writeFile(join(folder, 'smtp'), 'smtps://u:p@mail.example')
    const env = readEnv({ KLARSIKT_SECRET_FILE: file, SMTP_URL_FILE: join(folder, 'smtp'), DISCOVERY_KEY_FILE: '' })
    expect(env).toMatchObject({ secret: 'x'.repeat(32), smtpUrl: 'smtps://u:p@mail.example', discoveryKey: undefined })
  })

  it('is refused where it is not there, is empty, holds what is wrong, or stands beside the variable', async () => {
    const file = join(folder, 'empty')
    await writeFile(file, '\n')
    const short = join(folder, 'short')
    await writeFile(short, 'hunter2')
    const wrong = {
      KLARNA_PASSWORD_FILE: join(folder, 'nowhere'),
      ELKS_PASSWORD_FILE: file,
      KLARSIKT_SECRET_FILE: short,
      DISCOVERY_KEY_FILE: file,
      DISCOVERY_KEY: 'k'.repeat(20),
    }
    expect(() => readEnv(wrong)).toThrow(
      /KLARNA_PASSWORD_FILE: cannot be read\n.*ELKS_PASSWORD_FILE: is an empty file\n.*DISCOVERY_KEY_FILE: is set beside DISCOVERY_KEY.*\n.*KLARSIKT_SECRET: must be/,
    )
    expect(() => readEnv(wrong)).not.toThrow(/hunter2/)
  })
})
