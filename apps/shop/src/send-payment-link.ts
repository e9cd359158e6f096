/**
 * Sends a customer a link to a payment, from the shop that runs on this machine's data: `pnpm payment-link -- --amount
 * 1495 --email eva@example.se --purpose "Glasögon, order i butik"`. It prints the link.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createPaymentLink, findStoreName } from '@klarsikt/api'
import { actAs } from '@klarsikt/api/admin'
import { PAYMENT_LINK_CHANNELS } from '@klarsikt/core/payment'
import { clockFromEnv } from '@klarsikt/server/clock'
import { findEmbeddedPostgres, openDatabase } from '@klarsikt/server/database'
import { openEncryption } from '@klarsikt/server/encryption'
import { readEnv, resolveSecret, type ServerEnv } from '@klarsikt/server/env'
import { createLog } from '@klarsikt/server/log'

const USAGE = `pnpm payment-link -- --amount KRONOR --email ADDRESS --purpose TEXT
  with --channel sms it goes to --mobile, and only the receipt to --email; it waits until the shop sends SMS
  and, as far as the store knows them: --store ID --first-name --last-name --mobile --street --postal-code --city`

const text = { type: 'string' } as const

function readArguments() {
  const options = {
    amount: text,
    email: text,
    purpose: text,
    store: text,
    channel: text,
    'first-name': text,
    'last-name': text,
    mobile: text,
    street: text,
    'postal-code': text,
    city: text,
  }
  // pnpm passes its own `--` on as an argument.
  const args = process.argv.slice(2).filter((argument, index) => index > 0 || argument !== '--')
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`, { cause: error })
  }
}

async function addressOfDatabase(env: ServerEnv): Promise<string> {
  const url = env.databaseUrl ?? (await findEmbeddedPostgres(join(env.dataFolder, 'postgres')))
  if (!url) throw new Error(`No shop runs on ${env.dataFolder}. Start it first, or set KLARSIKT_DATA or DATABASE_URL.`)
  // A new secret would differ from the shop's, and the link would not work.
  if (!env.secret && !existsSync(join(env.dataFolder, 'secret')))
    throw new Error(`There is no secret in ${env.dataFolder}. Set KLARSIKT_DATA or KLARSIKT_SECRET as the shop has it.`)
  return url
}

async function send(): Promise<string> {
  const values = readArguments()
  const env = readEnv()
  const url = await addressOfDatabase(env)
  const secret = await resolveSecret(env)
  const database = await openDatabase({
    url,
    log: createLog({ name: 'payment-link', level: 'silent' }),
    size: 1,
  })
  try {
    const storeId = values.store === undefined ? null : Number(values.store)
    const storeName = storeId === null ? null : await findStoreName(database, storeId)
    if (storeId !== null && storeName === null) throw new Error(`There is no store ${values.store}.`)
    const channel = PAYMENT_LINK_CHANNELS.find((one) => one === (values.channel ?? 'email'))
    if (!channel) throw new Error(`There is no channel ${values.channel}.\n${USAGE}`)
    const sent = await createPaymentLink(
      {
        database,
        encryption: await openEncryption({ database, secret, previous: env.previousSecrets }),
        clock: clockFromEnv(),
        settings: { publicUrl: env.publicUrl ?? `http://localhost:${env.port}` },
      },
      {
        channel,
        amount: values.amount ?? '',
        purpose: values.purpose ?? '',
        customer: {
          email: values.email ?? '',
          firstName: values['first-name'] ?? '',
          lastName: values['last-name'] ?? '',
          mobile: values.mobile ?? '',
          street: values.street ?? '',
          postalCode: values['postal-code'] ?? '',
          city: values.city ?? '',
        },
        store: storeId === null || storeName === null ? null : { id: storeId, name: storeName },
      },
    )
    if (sent.ok) return sent.value.link
    throw new Error([...Object.entries(sent.error).map(([name, problem]) => `${name}: ${problem}`), USAGE].join('\n'))
  } finally {
    await database.close()
  }
}

try {
  process.stdout.write(`${await actAs({ kind: 'system', job: 'send-payment-link' }, null, send)}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
