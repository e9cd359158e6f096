import { demoAgreements } from '@klarsikt/fixtures/demo'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listAgreements } from '../groups/visit/agreement/list.js'
import { createTestApi, type TestApi } from '../testing/test-api.js'
import { seedAgreements } from './index.js'

let api: TestApi
beforeAll(async () => void (api = await createTestApi()))
afterAll(() => api.drop())

it('signs the agreement of the demo once, without a letter', async () => {
  expect([await seedAgreements(api.deps, demoAgreements()), await seedAgreements(api.deps, demoAgreements())]).toEqual([
    1, 0,
  ])
  expect(await listAgreements(api.test.database, api.deps.encryption, 10)).toMatchObject([
    { number: 'AV-10000001', company: 'Havtorn Livs AB', orgNumber: '559990-1039', method: 'e-mail', isTyped: false },
  ])
  const { rows } = await api.test.database.query({ text: `select 1 from mail_outbox where state = 'waiting'` })
  expect(rows).toEqual([])
})
