import { fixedClock } from '@klarsikt/core/lib'
import { type RunningSandbox, startSandboxServer } from '@klarsikt/sandbox'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBolagsverket } from './bolagsverket.js'
import { companyOf } from './organisation.js'
import type { CompanyRegisterSettings } from './settings.js'

const NOW = '2026-11-26T09:00:00Z'

let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await startSandboxServer()
})
beforeEach(() => control('reset', {}))
afterAll(() => sandbox.stop())

function open(of: Partial<CompanyRegisterSettings> = {}, clock = fixedClock(NOW)) {
  const url = `${sandbox.url}/company-register`
  const own = { url: `${url}/vardefulla-datamangder/v1`, tokenUrl: `${url}/oauth2/token` }
  return createBolagsverket({ ...own, clientId: 'shop', clientSecret: 'secret', ...of }, clock)
}
async function control(path: string, body: object): Promise<{ readonly tokens: number; readonly lookups: number }> {
  const answer = await fetch(`${sandbox.url}/company-register/__control/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
  return (await answer.json()) as { tokens: number; lookups: number }
}

describe('a company', () => {
  it('is found by its number, with form and address', async () => {
    expect(await open().find('559990-1005')).toEqual({
      ok: true,
      value: {
        number: '559990-1005',
        name: 'Norrsken Bygg AB',
        form: 'Aktiebolag',
        isDeregistered: false,
        address: { street: 'Hamngatan 12', postalCode: '903 27', city: 'UMEÅ' },
      },
    })
  })

  it('can have been struck off, be a person, or have no address', async () => {
    const register = open()
    expect(await register.find('559990-1070')).toMatchObject({ value: { isDeregistered: true } })
    expect(await register.find('19571230-2842')).toMatchObject({
      value: { name: 'Birgitta Öberg Foto', form: 'Enskild näringsverksamhet', isDeregistered: false },
    })
    expect(await register.find('802990-1009')).toMatchObject({ value: { address: null } })
  })

  it('that does not exist is no register that does not answer [ERR-011, ERR-012]', async () => {
    expect(await open().find('556016-0680')).toEqual({ ok: false, error: 'not-found' })
    const late = { ok: false, error: 'unavailable' }
    expect(await open({ timeoutMs: 100 }).find('559990-1096')).toEqual(late)
    expect(await open({ url: 'http://127.0.0.1:1' }).find('559990-1005')).toEqual(late)
    expect(await open({ clientSecret: '' }).find('559990-1005')).toEqual(late)
    for (const status of [400, 403, 429, 500, 503]) {
      await control('faults', { status })
      expect(await open().find('559990-1005')).toEqual(late)
    }
  })
})

describe('a token', () => {
  it('is fetched once until it expires, and again when it was withdrawn', async () => {
    let now = new Date(NOW)
    const register = open({}, { now: () => now })
    await register.find('559990-1005')
    await register.find('559990-1013')
    expect(await control('counts', {})).toEqual({ tokens: 1, lookups: 2 })
    now = new Date(now.getTime() + 3_600_000)
    await register.find('559990-1005')
    expect(await control('counts', {})).toMatchObject({ tokens: 2 })
    await control('withdraw-tokens', {})
    expect((await register.find('559990-1005')).ok).toBe(true)
    expect(await control('counts', {})).toMatchObject({ tokens: 3 })
  })
})

describe('an answer of the service', () => {
  const of = (organisation: object) => companyOf('559990-1005', { organisationer: [organisation] })
  const name = { organisationsnamnLista: [{ namn: 'Bolaget AB', organisationsnamntyp: { kod: 'FORETAGSNAMN' } }] }

  it.each([
    ['a source that is away', { organisationsnamn: { fel: { typ: 'OTILLGANGLIG_UPPGIFTSKALLA' } } }, 'unavailable'],
    ['a source that is late', { organisationsnamn: { fel: { typ: 'TIMEOUT' } } }, 'unavailable'],
    ['no such organisation', { organisationsnamn: { fel: { typ: 'ORGANISATION_FINNS_EJ' } } }, 'not-found'],
    [
      'a name without the word of the source that strikes off',
      { organisationsnamn: name, avregistreradOrganisation: { fel: { typ: 'TIMEOUT' } } },
      'unavailable',
    ],
    ['no name', { organisationsnamn: { organisationsnamnLista: [] } }, 'unavailable'],
  ])('with %s is %s', (_, organisation, error) => {
    expect(of(organisation)).toEqual({ ok: false, error })
  })

  it('has no address where its source was away, and takes the company’s own name', () => {
    const second = { namn: 'Sidofirman', organisationsnamntyp: { kod: 'SARSKILT_FORETAGSNAMN' } }
    const names = { organisationsnamnLista: [second, ...name.organisationsnamnLista] }
    const away = { fel: { typ: 'TIMEOUT' }, postadress: null }
    expect(of({ organisationsnamn: names, postadressOrganisation: away })).toMatchObject({
      value: { name: 'Bolaget AB', address: null },
    })
    expect(companyOf('559990-1005', { organisationer: [] })).toEqual({ ok: false, error: 'not-found' })
    expect(companyOf('559990-1005', { something: 'else' })).toEqual({ ok: false, error: 'unavailable' })
  })
})
