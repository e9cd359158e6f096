import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createTestDatabase, type TestDatabase } from '@klarsikt/server/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrationsFolder } from './index.js'

const SUBJECTS = '0010_payment_subject.sql'

let test: TestDatabase
beforeAll(async () => void (test = await createTestDatabase({ size: 1 })))
afterAll(() => test.drop())

async function migrate(files: readonly string[]): Promise<void> {
  for (const file of files) {
    const statements = readFileSync(path.join(migrationsFolder, file), 'utf8').split('--> statement-breakpoint')
    for (const text of statements) await test.database.query({ text })
  }
}

it('gives payments of carts and of links that were sent before their subject [R10]', async () => {
  const files = globSync('*.sql', { cwd: migrationsFolder }).toSorted((a, b) => (a < b ? -1 : 1))
  await test.database.query({ text: 'drop schema public cascade' })
  await test.database.query({ text: 'create schema public' })
  await migrate(files.filter((file) => file < SUBJECTS))
  await test.database.query({
    text: `insert into payment_request (id, token_digest, amount, purpose, customer, state, created_at, expires_at, number, paid_at)
           values ('abc', 'digest', 100, 'Glasögon', '', 'paid', now(), now(), '12345678', now())`,
  })
  await test.database.query({
    text: `insert into checkout_submission (id, idempotency_key, cart_id, order_number, state, snapshot, total, expires_at, created_at, updated_at)
           values ('s1', 'k1', 'request:abc', '12345678', 'placed', '', 100, now(), now(), now()),
                  ('s2', 'k2', 'cart', '87654321', 'reserved', '', 100, now(), now(), now())`,
  })
  await test.database.query({
    text: `insert into payment (id, method, provider, amount, state, created_at)
           select id, 60, 'klarna', 100, case id when 's1' then 'paid' else 'created' end, now() from checkout_submission`,
  })
  await test.database.query({
    text: `insert into tender (id, payment_request_id, method, amount, provider, reference, charge_state)
           values ('s1.main', 'abc', 60, 100, 'klarna', 'r', 'authorized')`,
  })
  await migrate(files.filter((file) => file >= SUBJECTS))
  const submissions = await test.database.query({
    text: 'select id, subject_type, subject_id from submission order by id',
  })
  expect(submissions.rows).toEqual([
    { id: 's1', subject_type: 'payment-link', subject_id: 'abc' },
    { id: 's2', subject_type: 'checkout', subject_id: 'cart' },
  ])
  const tenders = await test.database.query({ text: 'select payment_id, order_number from tender' })
  expect(tenders.rows).toEqual([{ payment_id: 's1', order_number: '12345678' }])
  const links = await test.database.query({ text: 'select id, token_digest from payment_link' })
  expect(links.rows).toEqual([{ id: 'abc', token_digest: 'digest' }])
})
