import { describe, expect, it } from 'vitest'
import { readEnv, SettingsError } from './index.js'
import { missingSettings } from './missing-settings.js'

const names = (source: NodeJS.ProcessEnv) => missingSettings(readEnv(source)).map(({ name }) => name)
const REAL = {
  PUBLIC_URL: 'https://shop.example',
  KLARSIKT_SECRET: 'x'.repeat(32),
  KLARNA_URL: 'https://api.klarna.com',
  KLARNA_USER: 'u',
  KLARNA_PASSWORD: 'p',
  SMTP_URL: 'smtp://mail.example',
}

describe('what a shop cannot be started without', () => {
  it.each([
    ['nothing set', {}, Object.keys(REAL)],
    ['NODE_ENV alone', { NODE_ENV: 'development' }, Object.keys(REAL)],
    ['everything set', REAL, []],
    [
      'a Klarna without its user',
      { ...REAL, KLARNA_USER: '', KLARNA_PASSWORD: '' },
      ['KLARNA_USER', 'KLARNA_PASSWORD'],
    ],
    [
      'a client of the company register without its secret',
      { ...REAL, BOLAGSVERKET_CLIENT_ID: 'c' },
      ['BOLAGSVERKET_CLIENT_SECRET'],
    ],
    [
      'a secret of the company register without its client',
      { ...REAL, BOLAGSVERKET_CLIENT_SECRET: 's' },
      ['BOLAGSVERKET_CLIENT_ID'],
    ],
    ['an SMS account without its password', { ...REAL, ELKS_USER: 'u' }, ['ELKS_PASSWORD']],
    ['an SMS account without its user', { ...REAL, ELKS_PASSWORD: 'p' }, ['ELKS_USER']],
    [
      'a booking system without its client',
      { ...REAL, BOOKING_PROVIDER_URL: 'https://b.test/v1' },
      ['BOOKING_PROVIDER_CLIENT_ID', 'BOOKING_PROVIDER_CLIENT_SECRET'],
    ],
    ['an SMS account', { ...REAL, ELKS_USER: 'u', ELKS_PASSWORD: 'p' }, []],
    [
      'a BankID without its files',
      { ...REAL, BANKID_URL: 'https://appapi2.bankid.com/rp/v6.0' },
      ['BANKID_ROOT_FILE', 'BANKID_CERTIFICATE_FILE', 'BANKID_PASSPHRASE'],
    ],
    ['no mail', { ...REAL, SMTP_URL: '' }, ['SMTP_URL']],
    ['stand-ins', { SANDBOX: '1' }, ['PUBLIC_URL', 'KLARSIKT_SECRET']],
    ['a demo', { KLARSIKT_DEMO: '1' }, []],
    ['a demo in production', { KLARSIKT_DEMO: '1', NODE_ENV: 'production' }, []],
    ['a demo without stand-ins', { KLARSIKT_DEMO: '1', SANDBOX: '0' }, []],
    [
      'a demo at a half-configured Klarna',
      { KLARSIKT_DEMO: '1', KLARNA_URL: REAL.KLARNA_URL },
      ['KLARNA_USER', 'KLARNA_PASSWORD'],
    ],
    ['a demo on a database', { KLARSIKT_DEMO: '1', DATABASE_URL: 'postgres://db/shop' }, ['KLARSIKT_SECRET']],
    ['pages of a backend elsewhere', { API_URL: 'http://backend' }, ['PUBLIC_URL']],
  ])('%s', (_, source, missing) => {
    expect(names(source)).toEqual(missing)
  })

  it('is named in one error, without any value', () => {
    const check = () => readEnv({ ...REAL, SMTP_URL: '', PUBLIC_URL: '', KLARNA_PASSWORD: '' }, { complete: true })
    expect(check).toThrow(SettingsError)
    expect(check).toThrow(/PUBLIC_URL[\s\S]*KLARNA_PASSWORD[\s\S]*SMTP_URL[\s\S]*KLARSIKT_DEMO=1/)
    expect(check).not.toThrow(/xxxx|api\.klarna/)
    expect(() => readEnv(REAL, { complete: true })).not.toThrow()
  })

  it('stands in one text with what is wrong', () => {
    const wrong = {
      DATABASE_URL: 'mysql://x',
      KLARSIKT_SECRET: 'hunter2',
      KLARNA_URL: 'klarna',
      KLARSIKT_CLOCK: 'soon',
    }
    const bankId = { BANKID_URL: 'https://appapi2.bankid.com/rp/v6.0' }
    const read = () => readEnv({ ...wrong, ...bankId, PUBLIC_URL: 'https://shop.example' }, { complete: true })
    const parts = ['DATABASE_URL', 'KLARSIKT_SECRET', 'KLARNA_URL', 'KLARSIKT_CLOCK', 'are missing', 'KLARNA_USER']
    expect(read).toThrow(new RegExp([...parts, 'BANKID_ROOT_FILE', 'SMTP_URL'].join('[\\s\\S]*')))
    expect(read).not.toThrow(/hunter2|KLARNA_URL: where buyers pay|PUBLIC_URL/)
  })
})
