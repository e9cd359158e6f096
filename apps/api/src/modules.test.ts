import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { endpoint } from '@klarsikt/contract/endpoint'
import { ok } from '@klarsikt/core/lib'
import { SUBJECT_TYPES } from '@klarsikt/core/payment'
import { createEncryption } from '@klarsikt/server/encryption'
import { eq, lt } from 'drizzle-orm'
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createBackgroundWork } from './background-work.js'
import { defineModule, type Module } from './define-module.js'
import { forgetPersonalData } from './forget-personal-data.js'
import { enqueueLetter } from './groups/platform/letter/enqueue-letter.js'
import { asData } from './http/answers.js'
import { implement } from './http/implement.js'
import { modules } from './modules.js'
import { paymentSubjects } from './payment-subjects.js'
import type { OutgoingMail } from './providers/mail/port.js'
import { rotateSecret } from './secret/rotate-secret.js'
import { sealedColumnsOf } from './secret/sealed-columns.js'
import { addTestCustomer } from './testing/add-test-customer.js'
import { callInSession, type SessionCaller } from './testing/call-in-session.js'
import { SECRET } from './testing/secret.js'
import { ask, createTestApi, type TestApi } from './testing/test-api.js'

const FOLDER = path.join(import.meta.dirname, 'groups')
const names = modules.map(({ name }) => name)

describe('the list of modules', () => {
  it('has every folder with a manifest, by its name', () => {
    const folders = globSync('*/*/module.ts', { cwd: FOLDER }).map((file) => path.basename(path.dirname(file)))
    expect(names.toSorted()).toEqual(folders.toSorted())
  })

  it('has each module after those that it imports from, so that an account is erased last', () => {
    const isProduct = (file: string) => !/\.(test|bench)\.ts$|\/testing\/|\/module\.ts$/.test(file)
    const early = globSync('**/*.ts', { cwd: FOLDER })
      .filter(isProduct)
      .flatMap((file) => {
        const [, name = ''] = file.split('/')
        const imported = readFileSync(path.join(FOLDER, file), 'utf8').matchAll(/from '(\.\.\/[^']+)'/g)
        return [...imported].flatMap(([, source = '']) => {
          const [, other = ''] = path.join(path.dirname(file), source).split('/')
          const isEarly = names.includes(name) && names.includes(other) && names.indexOf(other) >= names.indexOf(name)
          return isEarly ? [`${file} imports ${other}`] : []
        })
      })
    expect(early).toEqual([])
    expect(modules.flatMap(({ personalData }) => personalData)[0]?.file).toBe('uppgifter')
  })

  it('has every endpoint, job, round, letter, kind of data and sealed column once', () => {
    const twice = (all: readonly string[]) => all.filter((one, at) => all.indexOf(one) !== at)
    const all = (of: (one: Module) => readonly string[]) => twice(modules.flatMap(of))
    expect(all((one) => one.endpoints.map(({ endpoint: { route } }) => `${route.method} ${route.path}`))).toEqual([])
    expect(all(({ jobs, rounds }) => [...jobs, ...rounds].map(({ name }) => name))).toEqual([])
    expect(all(({ letters }) => letters.map(({ name }) => name))).toEqual([])
    expect(all(({ personalData }) => personalData.map(({ file }) => file))).toEqual([])
    expect(all(({ forget }) => Object.keys(forget))).toEqual([])
    const sealed = sealedColumnsOf(modules)
    expect(new Set(sealed.map(({ column }) => column)).size).toBe(sealed.length)
    expect(sealed.filter(({ keys }) => keys.length === 0)).toEqual([])
  })
})

const noteTable = pgTable('sample_note', {
  id: text().primaryKey(),
  customerId: text('customer_id').notNull(),
  content: text().notNull(),
  writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
})
const CONTENT = 'sample_note.content'

const NOTE = endpoint(
  { method: 'POST', path: '/api/sample/note', csrf: true },
  {
    permission: 'account.change',
    audits: { exempt: 'It is there for a test only.' },
    summary: 'Writes a note',
    body: z.object({ text: z.string() }),
    reply: z.object({ success: z.literal(true), data: z.object({ id: z.string() }) }),
  },
)

const letter = {
  name: 'sample-noted',
  render: ({ name }: { readonly name: string }) => ({
    subject: `Hej ${name}`,
    text: 'Noterat',
    html: '<p>Noterat</p>',
  }),
}

/** A module outside the shop's list, with one of everything that a manifest can hold. */
const sample = defineModule({
  name: 'sample',
  endpoints: [
    implement(NOTE, async (ctx, { body }) => {
      const content = ctx.encryption.encrypt(body.text, CONTENT)
      const { customerId } = ctx.actor
      const row = { id: `note-${customerId}`, customerId, content, writtenAt: ctx.clock.now() }
      await ctx.database.orm.insert(noteTable).values(row).onConflictDoNothing()
      return asData(ok({ id: row.id }))
    }),
  ],
  jobs: [
    {
      name: 'sample-job',
      schedule: { cron: '0 0 1 1 *' },
      audits: { exempt: 'It is there for a test only.' },
      async handle({ database, clock }) {
        const row = { id: 'by-job', customerId: 'visitor', content: '', writtenAt: clock.now() }
        await database.orm.insert(noteTable).values(row)
      },
    },
  ],
  rounds: [
    {
      name: 'sample-round',
      every: 60,
      timeout: 60,
      audits: { exempt: 'It is there for a test only.' },
      async run(deps) {
        const key = 'sample'
        const note = { template: letter, to: 'eva@klarsikt.example', data: { name: 'Eva' }, key }
        await deps.database.transaction((tx) => enqueueLetter(deps, tx, note))
        return 0
      },
    },
  ],
  letters: [letter],
  personalData: [
    {
      file: 'prov',
      columns: [noteTable.customerId],
      async read({ encryption }, { orm }, { id }) {
        const rows = await orm.select().from(noteTable).where(eq(noteTable.customerId, id))
        return rows.map(({ content }) => encryption.decrypt(content, CONTENT))
      },
      async erase(_deps, { orm }, { id }) {
        await orm.delete(noteTable).where(eq(noteTable.customerId, id))
      },
    },
  ],
  forget: {
    sample: async ({ orm }, before) =>
      (await orm.delete(noteTable).where(lt(noteTable.writtenAt, before))).rowCount ?? 0,
  },
  sealed: [noteTable.content],
})

describe('a module that is one folder and one line', () => {
  const all = [...modules, sample]
  let api: TestApi
  let eva: SessionCaller
  beforeAll(async () => {
    api = await createTestApi({ modules: all })
    await query(
      'create table sample_note (id text primary key, customer_id text not null, content text not null, written_at timestamptz not null)',
    )
    await addTestCustomer(api.test.database, api.deps.encryption, 'eva')
    eva = await callInSession(api, 'eva', { customerId: 'eva' })
    await eva.send('setOwnSize', { text: 'Bågen skaver' }, NOTE.route.path)
  })
  afterAll(() => api.drop())

  const query = async (statement: string) => (await api.test.database.query<{ id: string }>({ text: statement })).rows
  const notes = async () => (await query('select id from sample_note order by id')).map(({ id }) => id)
  const workWith = (outbox: OutgoingMail[]) =>
    createBackgroundWork(api.deps, all, {
      mail: { send: async (mail) => ok(void outbox.push(mail)), close: () => undefined },
      sms: null,
      warehouse: null,
    })

  it('answers its calls to whom their permission says, and no other method', async () => {
    const again = await eva.send('setOwnSize', { text: 'Hej' }, NOTE.route.path)
    expect([again.status, again.body]).toEqual([200, { success: true, data: { id: 'note-eva' } }])
    const visitor = await callInSession(api, 'visitor', {})
    expect((await visitor.send('setOwnSize', { text: 'Hej' }, NOTE.route.path)).status).toBe(401)
    expect((await ask(api, NOTE.route.path)).status).toBe(405)
  })

  it('has its job done by the clock', async () => {
    const job = api.jobs.find(({ name }) => name === 'sample-job')
    expect(job?.schedule).toEqual({ cron: '0 0 1 1 *' })
    await job?.handle({})
    expect(await notes()).toContain('by-job')
  })

  it('has its round done, and its letter sent in the same one', async () => {
    const outbox: OutgoingMail[] = []
    await workWith(outbox).runOnce()
    expect(outbox.map(({ to, subject }) => [to, subject])).toEqual([['eva@klarsikt.example', 'Hej Eva']])
    expect(createBackgroundWork(api.deps, all, { mail: null, sms: null, warehouse: null }).rounds).toHaveLength(
      workWith([]).rounds.length - 1,
    )
  })

  it('has what it sealed sealed with the next secret', async () => {
    const next = 'another secret that is long enough for anybody'
    const encryption = createEncryption(next, [SECRET])
    const { database, clock } = api.deps
    const open = async () => {
      const [row] = await database.orm.select().from(noteTable).where(eq(noteTable.id, 'note-eva'))
      return row && createEncryption(next).decrypt(row.content, CONTENT)
    }
    await expect(open()).rejects.toThrow()
    await rotateSecret({ database, encryption, clock }, undefined, sealedColumnsOf(all))
    expect(await open()).toBe('Bågen skaver')
    await rotateSecret(
      { database, encryption: createEncryption(SECRET, [next]), clock },
      undefined,
      sealedColumnsOf(all),
    )
  })

  it('has its data handed out, and erased with the account', async () => {
    expect((await eva.send('requestDataExport')).status).toBe(200)
    await workWith([]).runOnce()
    const answer = await api.app.request('http://shop.test/api/customer/exportFile', {
      headers: { cookie: eva.cookie },
    })
    const file = unzipSync(new Uint8Array(await answer.arrayBuffer()))['prov.json']
    expect(file && JSON.parse(strFromU8(file))).toEqual(['Bågen skaver'])
    expect((await eva.send('eraseAccount', { confirmed: true })).status).toBe(200)
    expect(await notes()).not.toContain('note-eva')
  })

  it('forgets what has served its purpose', async () => {
    await query(`insert into sample_note values ('old', 'visitor', '', now() - interval '5 years')`)
    await forgetPersonalData(api.deps, all)
    expect(await notes()).not.toContain('old')
  })

  it('may be paid for where no other is: each subject has one module', () => {
    expect(Object.keys(paymentSubjects(api.deps, all))).toEqual([...SUBJECT_TYPES])
    const payable = modules.filter(({ paymentSubject }) => paymentSubject !== null)
    for (const one of payable) {
      const without = all.filter((other) => other !== one)
      expect(() => paymentSubjects(api.deps, without)).toThrow(one.paymentSubject?.type)
      expect(() => paymentSubjects(api.deps, [...all, one])).toThrow(one.paymentSubject?.type)
      const moved = defineModule({ name: 'sample', paymentSubject: one.paymentSubject })
      expect(Object.keys(paymentSubjects(api.deps, [...without, moved]))).toEqual([...SUBJECT_TYPES])
    }
  })
})
