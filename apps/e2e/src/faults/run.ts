import { Timings } from '@klarsikt/tooling/timings'
import { backupRestore } from './backup-restore.js'
import { bookedTime } from './booked-time.js'
import { callbacks } from './callbacks.js'
import { cartTabs } from './cart.js'
import { clock } from './clock.js'
import { databaseAway } from './database-away.js'
import { type Drill, openField, type Size } from './drill.js'
import { duplicateSubmit } from './duplicate-submit.js'
import { giftCard } from './gift-card.js'
import { kill } from './kill.js'
import { lastItem } from './last-item.js'
import { lateDatabase } from './late-database.js'
import { lensYears } from './lens-years.js'
import { money } from './money.js'
import { paymentLink } from './payment-link.js'
import { providerTimeouts } from './provider-timeouts.js'
import { randomWizards } from './random-wizards.js'
import { DRILL_SEED } from './random.js'
import { refundKill } from './refund-kill.js'
import { rollingRestart } from './rolling-restart.js'
import { upgrade } from './upgrade.js'

const DRILLS: readonly Drill[] = [
  lastItem,
  duplicateSubmit,
  callbacks,
  providerTimeouts,
  giftCard,
  money,
  paymentLink,
  bookedTime,
  randomWizards,
  clock,
  lensYears,
  cartTabs,
  databaseAway,
  rollingRestart,
  lateDatabase,
  backupRestore,
  upgrade,
  kill,
  refundKill,
]

/** Runs every drill, or the named ones, against the built shop and prints the measurements. Returns false when a requirement is not met. */
export async function runDrills(size: Size, only: readonly string[] = []): Promise<boolean> {
  console.log(`  choices by DRILL_SEED=${DRILL_SEED}`)
  const timings = new Timings()
  const drills = DRILLS.filter(({ id, fullOnly }) =>
    only.length === 0 ? size === 'full' || !fullOnly : only.includes(id),
  )
  let met = true
  const runOne = async ({ id, title }: Drill, run: () => Promise<string>): Promise<void> => {
    const started = Date.now()
    try {
      const measured = await run()
      console.log(`  ok   ${id} ${title}: ${measured} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
    } catch (error) {
      met = false
      console.error(`  FAIL ${id} ${title}: ${error instanceof Error ? error.message : String(error)}`)
    }
    timings.add({ test: `drill > ${id} ${title}`, milliseconds: Date.now() - started })
  }
  try {
    for (const drill of drills) if (drill.ownField) await runOne(drill, () => drill.run())
    if (drills.every(({ ownField }) => ownField)) return met
    const field = await openField()
    try {
      for (const drill of drills) if (!drill.ownField) await runOne(drill, () => drill.run(field, size))
    } finally {
      await field.close()
    }
  } finally {
    timings.write()
  }
  return met
}

if (import.meta.filename === process.argv[1]) {
  const [size, ...only] = process.argv.slice(2)
  const met = await runDrills(
    size === 'reduced' ? 'reduced' : 'full',
    size === 'reduced' || size === 'full' ? only : process.argv.slice(2),
  )
  process.exit(met ? 0 : 1)
}
