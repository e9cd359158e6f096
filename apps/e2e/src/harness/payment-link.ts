import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { repository } from './process.js'
import { SHARED_SECRET } from './secret.js'

const run = promisify(execFile)

/** The sending shop: its address, its data folder, and its database if that is not the embedded one. */
type Sender = { readonly url: string; readonly dataFolder: string; readonly databaseUrl?: string }

/** Sends a customer a payment link by the admin command, and returns the link. */
export async function sendPaymentLink(
  { url, dataFolder, databaseUrl }: Sender,
  link: {
    readonly amount: string
    readonly email: string
    readonly purpose: string
    readonly channel?: 'sms' | 'email'
    readonly mobile?: string
  },
): Promise<string> {
  const options = Object.entries(link).flatMap(([name, value]) => [`--${name}`, value])
  const { stdout } = await run(
    process.execPath,
    ['--conditions=klarsikt:source', '--import', 'tsx', 'apps/shop/src/send-payment-link.ts', '--', ...options],
    {
      cwd: repository,
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        PUBLIC_URL: url,
        KLARSIKT_DATA: dataFolder,
        ...(databaseUrl && { DATABASE_URL: databaseUrl, KLARSIKT_SECRET: SHARED_SECRET }),
      },
    },
  )
  return stdout.trim()
}
