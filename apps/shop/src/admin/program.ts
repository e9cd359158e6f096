import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import {
  addDiscountCode,
  addStore,
  importStoreStock,
  makeGiftCard,
  newDiscountCode,
  newStore,
  rotateSecret,
} from '@klarsikt/api/admin'
import { formatGiftCardNumber } from '@klarsikt/core/gift-card'
import { ore } from '@klarsikt/core/money'
import { Command } from 'commander'
import type { Admin } from './admin.js'
import { addAgreementCommand } from './agreement-command.js'
import { asAdmin } from './as-admin.js'
import { addAuditCommand } from './audit-command.js'
import { audited, type Within } from './audited.js'
import { addBackupCommands } from './backup-commands.js'
import { addBankFileCommand } from './bank-file-command.js'
import { check, CommandError } from './check.js'
import { addClosingCommand } from './closing-command.js'
import { addExamStaffingCommands } from './exam-staffing-commands.js'
import { importFile } from './import-file.js'
import { addLostPaymentCommands } from './lost-payment-commands.js'
import { addMaintenanceCommand } from './maintenance-command.js'
import { type OpenShop, withShop } from './open-shop.js'
import { addSessionCommands } from './session-commands.js'
import { addStaffCommands } from './staff-commands.js'
import { addStaffMobileCommands } from './staff-mobile-commands.js'
import { addStaffRoleCommand } from './staff-role-command.js'
import { addStoreBookingCommand } from './store-booking-command.js'

/** Makes the command line for the operator of a shop. */
export function adminProgram(admin: Admin): Command {
  const program = new Command('admin')
    .description('Commands for the operator of a shop. They work beside the running shop and without it.')
    .addHelpText('after', '\nSettings are those of the shop: KLARSIKT_DATA or DATABASE_URL, and KLARSIKT_SECRET.')
    .showHelpAfterError('(--help tells what there is)')
  const within = <T>(work: (shop: OpenShop) => Promise<T>) =>
    withShop(admin.settings().env, admin.migrationsFolder, work)
  addStoreCommands(program, admin, within)
  addStoreBookingCommand(program, admin, within)
  addExamStaffingCommands(program, admin, within)
  addStaffCommands(program, admin, within)
  addStaffRoleCommand(program, admin, within)
  addStaffMobileCommands(program, admin, within)
  addSessionCommands(program, admin, within)
  addMoneyCommands(program, admin, within)
  const payments = program.command('payments').description('what came in, and what waits for a person')
  addLostPaymentCommands(payments, admin, within)
  addBankFileCommand(payments, admin, within)
  addClosingCommand(program, admin, within)
  addMaintenanceCommand(program, admin, within)
  addDataCommands(program, admin, within)
  addBackupCommands(program, admin)
  addAgreementCommand(program, admin, within)
  addAuditCommand(program, admin, within)
  return program
}

function addStoreCommands(program: Command, { settings, print }: Admin, within: Within): void {
  program
    .command('add-store')
    .description('adds a store, and prints its number')
    .requiredOption('--name <text>')
    .requiredOption('--slug <text>', 'end of its address, such as umeå')
    .requiredOption('--street <text>')
    .requiredOption('--postal-code <code>')
    .requiredOption('--city <text>')
    .requiredOption('--municipality <text>')
    .requiredOption('--county <text>')
    .requiredOption('--lat <degrees>')
    .requiredOption('--lon <degrees>')
    .requiredOption('--phone <number>')
    .option('--services <list>', 'what can be booked there, such as eyeExam,contactLensExam,hearingTest')
    .option('--parking <text>', 'where one parks')
    .option('--transit <text>', 'what buses and trains stop there')
    .option('--entrance <text>', 'steps, doors and lifts')
    .requiredOption('--hours <week>', 'Monday to Sunday, such as 10-18,10-18,10-18,10-18,10-18,10-15,closed')
    .action(async (typed: unknown) => {
      const store = check(newStore, typed)
      const id = await within((shop) =>
        audited(shop, settings(), async (tx) => {
          const added = await addStore(tx, store)
          return {
            done: added,
            change: added === null ? null : { action: 'store.added', subject: 'store', id: `${added}` },
          }
        }),
      )
      if (id === null) throw new CommandError(`There is a store with the slug ${store.slug} already.`)
      print(`Store ${id}: ${store.name}`)
    })
}

function addMoneyCommands(program: Command, { settings, print }: Admin, within: Within): void {
  program
    .command('gift-card')
    .description('makes a gift card, and prints its number and PIN this once')
    .requiredOption('--amount <kronor>')
    .action(async ({ amount }: { amount: string }) => {
      if (!/^[1-9]\d{0,4}([.,]\d{1,2})?$/.test(amount))
        throw new CommandError('--amount: is not an amount from 1 to 99 999 kronor')
      const card = await within((shop) =>
        audited(shop, settings(), async (tx) => {
          const parts = { encryption: shop.encryption, clock: settings().clock }
          const value = ore(amount.replace(',', '.'))
          return { done: await makeGiftCard(parts, tx, { amount: value, reference: 'admin' }), change: null }
        }),
      )
      print(`Number ${formatGiftCardNumber(card.number)}\nPIN    ${card.pin}\nGood until ${card.validUntil}`)
    })
  program
    .command('discount-code')
    .description('adds a discount code')
    .requiredOption('--code <code>')
    .requiredOption('--text <text>', 'what customers read beside it')
    .requiredOption('--until <date>', 'the last day, such as 2026-12-24')
    .option('--from <date>', 'the first day; now when left out')
    .option('--percent <number>', 'so much off, or')
    .option('--amount <kronor>', 'so many kronor off')
    .option('--minimum <kronor>', 'what the goods must cost at least')
    .option('--frames-only', 'lenses keep their price')
    .option('--families <list>', 'what it covers, such as glasses,sunglasses; everything but gift cards when left out')
    .option('--uses <number>', 'how often it can be used by everybody together')
    .option('--uses-per-customer <number>', 'how often by one account, address of e-mail or mobile number')
    .option('--first-purchase', 'only for who has bought nothing before')
    .action(async (typed: unknown) => {
      const code = check(newDiscountCode, typed)
      const added = await within((shop) =>
        audited(shop, settings(), async (tx) => {
          const done = await addDiscountCode(tx, code, settings().clock.now())
          return {
            done,
            change: done ? { action: 'discount-code.added', subject: 'discount-code', id: code.code } : null,
          }
        }),
      )
      if (!added) throw new CommandError(`There is a code ${code.code} already.`)
      print(`${code.code}: ${code.text}`)
    })
}

function addDataCommands(program: Command, { settings, print, fail }: Admin, within: Within): void {
  program
    .command('import-catalogue')
    .description('imports articles from NDJSON (.gz as well); docs/guides/run-a-shop.md describes a line')
    .argument('<file>')
    .option('--report <file>', 'writes every refused line there')
    .action(async (file: string, { report }: { report?: string }) => {
      const { clock } = settings()
      const done = await within(({ database }) =>
        asAdmin(() => importFile(file, { database, clock, reportFile: report })),
      )
      if (done.refused > 0) fail()
    })
  program
    .command('import-store-stock')
    .description('sets what stores have, from lines of store number;sku;pieces')
    .argument('<file>')
    .action(async (file: string) => {
      await access(file).catch(() => {
        throw new CommandError(`There is no file ${file}.`)
      })
      const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity })
      const { set, refused } = await within((shop) =>
        audited(shop, settings(), async (tx) => {
          const done = await importStoreStock(lines, tx)
          const change = { action: 'store-stock.imported', subject: 'store-stock', id: `${done.set}` } as const
          return { done, change: done.set > 0 ? change : null }
        }),
      )
      for (const { line, reason } of refused) print(`line ${line} ${reason}`)
      print(`${set} set, ${refused.length} refused`)
      if (refused.length > 0) fail()
    })
  program
    .command('rotate-secret')
    .description('seals everything in the database with the present KLARSIKT_SECRET, beside the running shop')
    .action(async () => {
      const report = (place: string, count: number) => print(`${place}: ${count} values sealed`)
      const { clock } = settings()
      const done = await within((shop) => asAdmin(() => rotateSecret({ ...shop, clock }, report)))
      print(done.done === 0 ? 'Nothing was left to seal.' : `${done.done} values were sealed with the present secret.`)
      if (done.giftCardsLeft > 0)
        print(
          `${done.giftCardsLeft} gift cards are known by an earlier key until they are next used; they go on working.`,
        )
      if (done.unreadable === 0) return
      print(`${done.unreadable} values could not be opened with any known key and were left as they are.`)
      fail()
    })
}
