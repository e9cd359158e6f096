/**
 * Runs the demo shop without its pages and with a clock that a test moves. Drills use it to pass through years and kill
 * it on the way. Each line of its input is an instant. It then runs the rounds named by its arguments until none has
 * work left, and prints the instant.
 */
import { createInterface } from 'node:readline'
import { migrationsFolder } from '@klarsikt/api/migrations'
import { readEnv } from '@klarsikt/server/env'
import { createLifecycle } from '@klarsikt/server/lifecycle'
import { createLog } from '@klarsikt/server/log'
import { paymentSettings } from '../payment-settings.js'
import { startBackend } from '../start-backend.js'
import { MovableClock } from './movable-clock.js'

const [start = '', ...names] = process.argv.slice(2)
const env = readEnv()
const log = createLog({ name: 'driven', level: 'error' })
const lifecycle = createLifecycle(log)
const clock = new MovableClock(new Date(start))
const publicUrl = 'http://shop.simulated'
const { api } = await startBackend({
  env,
  log,
  clock,
  lifecycle,
  publicUrl,
  migrationsFolder,
  print: () => {},
  payments: paymentSettings(env),
  bankId: null,
  companyRegister: null,
  smtpUrl: null,
  sms: null,
  autogiro: null,
  collection: null,
  eInvoice: null,
  bookingProvider: null,
  pictureWorker: undefined,
  discovery: () => Promise.reject(new Error('nobody searches here')),
  isDriven: true,
})
const rounds = api.work.rounds.filter(({ name }) => names.includes(name))
if (rounds.length !== names.length) throw new Error(`There is no such round among ${names.join(', ')}`)
console.log('started')
for await (const line of createInterface({ input: process.stdin })) {
  clock.moveTo(new Date(line))
  for (const { run } of rounds) while ((await run()) > 0);
  console.log(line)
}
await lifecycle.stop()
