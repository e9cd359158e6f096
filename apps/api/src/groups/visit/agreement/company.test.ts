import { type RunningSandbox, startSandboxServer } from '@klarsikt/sandbox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi, type Visitor } from '../../../testing/test-api.js'

let sandbox: RunningSandbox
let api: TestApi
let visitor: Visitor
beforeAll(async () => {
  sandbox = await startSandboxServer()
  const url = `${sandbox.url}/company-register`
  const companyRegister = {
    url: `${url}/vardefulla-datamangder/v1`,
    tokenUrl: `${url}/oauth2/token`,
    clientId: 'shop',
    clientSecret: 'secret',
    timeoutMs: 300,
  }
  api = await createTestApi({ settings: { companyRegister } })
  visitor = await api.visitor()
})
afterAll(async () => {
  await api.drop()
  await sandbox.stop()
})

const look = (number: string) => visitor.get(`/api/b2b/company/${encodeURIComponent(number)}`)

it('looks a company up by its number, with or without hyphen [B2B-002, API-012]', async () => {
  const company = { orgNumber: '559990-1005', name: 'Norrsken Bygg AB', form: 'Aktiebolag' }
  expect(await look('5599901005')).toMatchObject({ status: 200, body: { data: company } })
  expect(await look('559990-1005')).toMatchObject({ status: 200, body: { data: company } })
})

it.each([
  ['556016-0680', 404, 'company.not-found', /inget företag med organisationsnumret 556016-0680/],
  ['559990-1096', 503, 'company.lookup-problem', /företagssupport/],
  ['559990-1070', 409, 'company.deregistered', /avregistrerat/],
])('answers of %s with %i %s [ERR-011, ERR-012]', async (number, status, code, message) => {
  const answer = await look(number)
  expect(answer).toMatchObject({ status, body: { error: { code, message: expect.stringMatching(message) } } })
})

it('says at the field what is wrong with a number, a personal number among them [VALID-023]', async () => {
  for (const number of ['559990-1006', '5599', '19571230-2842'])
    expect(await look(number)).toMatchObject({
      status: 422,
      body: { error: { fields: { orgNumber: expect.stringMatching(/organisationsnum/i) } } },
    })
})

it('lets one address look up twenty companies an hour', async () => {
  const answers = []
  for (let index = 0; index < 20; index += 1) answers.push(await look('559990-1005'))
  expect(answers.at(-1)).toMatchObject({ status: 429, body: { error: { code: 'rate-limited' } } })
})

it('has nothing to look up in without a register', async () => {
  const plain = await createTestApi()
  const answer = await (await plain.visitor()).get('/api/b2b/company/559990-1005')
  expect(answer).toMatchObject({ status: 503, body: { error: { code: 'company.lookup-problem' } } })
  await plain.drop()
})
