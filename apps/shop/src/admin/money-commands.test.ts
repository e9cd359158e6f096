import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrationsFolder } from '@klarsikt/api/migrations'
import { fixedClock } from '@klarsikt/server/clock'
import { type Database, migrate, openDatabase, startEmbeddedPostgres } from '@klarsikt/server/database'
import { createEncryption } from '@klarsikt/server/encryption'
import { readEnv } from '@klarsikt/server/env'
import { createLifecycle } from '@klarsikt/server/lifecycle'
import { createLog } from '@klarsikt/server/log'
import { Command } from 'commander'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Within } from './audited.js'
import { addBankFileCommand } from './bank-file-command.js'
import { CommandError } from './check.js'
import { addClosingCommand } from './closing-command.js'

const log = createLog({ name: 'test', level: 'silent' })
const lifecycle = createLifecycle(log)
const folder = mkdtempSync(join(tmpdir(), 'klarsikt-bank-file-'))
const encryption = createEncryption('s'.repeat(40))
let database: Database

beforeAll(async () => {
  const server = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), log, durable: false })
  lifecycle.onStop('postgres', () => server.stop())
  await migrate(server.url(), migrationsFolder)
  database = await openDatabase({ url: server.url(), log, size: 2 })
  lifecycle.onStop('database', () => database.close())
}, 60_000)
afterAll(async () => {
  await lifecycle.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function run(...args: string[]) {
  const printed: string[] = []
  let failed = false
  const admin = {
    settings: () => ({ env: readEnv({ KLARSIKT_DATA: folder }), clock: fixedClock('2026-11-02T10:00:00Z') }),
    migrationsFolder,
    discoveryMigrationsFolder: '',
    print: (line: string) => void printed.push(line),
    fail: () => (failed = true),
  }
  const program = new Command('admin')
  const within: Within = (work) => work({ database, encryption })
  addBankFileCommand(program.command('payments'), admin, within)
  addClosingCommand(program, admin, within)
  await program.parseAsync(args, { from: 'user' })
  return { text: printed.join('\n'), failed }
}

const report = (
  amount: string,
) => `<Document><BkToCstmrDbtCdtNtfctn><GrpHdr><MsgId>M1</MsgId></GrpHdr><Ntfctn><Id>1</Id>
  <Acct><Id><IBAN>SE4550000000058398257466</IBAN></Id></Acct><Ntry><Amt Ccy="SEK">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
  <BookgDt><Dt>2026-11-02</Dt></BookgDt><AcctSvcrRef>R1</AcctSvcrRef></Ntry></Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`

const importFile = (file: string) => run('payments', 'import', file)

it('imports what the bank reports, once, and refuses what it cannot believe', async () => {
  const file = join(folder, 'camt054.xml')
  writeFileSync(file, report('100.00'))
  expect((await importFile(file)).text).toMatch(
    /M1: 1 payments, 100\skr\n0 on invoices, 1 wait for staff, 0 known before, 0 skipped/,
  )
  expect((await importFile(file)).text).toMatch(/0 payments, 0\skr\n.* 1 known before/)
  writeFileSync(file, report('101.00'))
  expect(await importFile(file)).toEqual({ text: expect.stringContaining('another amount'), failed: true })
  writeFileSync(file, report('21474836.48'))
  expect(await importFile(file)).toEqual({ text: expect.stringContaining('too large for the books'), failed: true })
  writeFileSync(file, 'no report')
  await expect(importFile(file)).rejects.toThrow(/is no camt.054/)
  await expect(importFile(join(folder, 'none'))).rejects.toThrow(/There is no file/)
})

it('proves a month, and says where the books differ', async () => {
  const month = await run('closing', '2026-11')
  expect(month.failed).toBe(false)
  expect(month.text).toMatch(/settled:bankgiro +201\skr\nunmatched-payments +−201\skr\nok {2}invoices, .* \(2\)/)
  await database.query({
    text: `insert into ledger_entry (event, account, amount, order_number, at)
           values ('invoice:9', 'receivable:invoices', 1, '9', $1), ('invoice:9', 'sales:25', -1, '9', $1)`,
    values: [new Date('2026-11-02T10:00:00Z')],
  })
  const wrong = await run('closing', '2026-11')
  expect(wrong.failed).toBe(true)
  expect(wrong.text).toMatch(/NO {2}invoices, .*\n {4}invoice:9: 0\skr against 0,01\skr/)
  await expect(run('closing', 'november')).rejects.toThrow(CommandError)
})
