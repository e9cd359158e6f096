import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { repository } from '../../harness/process.js'

const run = promisify(execFile)

/** Sends a customer a link to pay by, with the command that a person would use, and answers the link. */
export async function sendPaymentLink(
  baseUrl: string,
  wanted: { readonly amount: string; readonly email: string; readonly purpose: string },
): Promise<string> {
  const options = Object.entries(wanted).flatMap(([name, value]) => [`--${name}`, value])
  const { stdout } = await run(
    process.execPath,
    ['--conditions=klarsikt:source', '--import', 'tsx', 'apps/shop/src/send-payment-request.ts', '--', ...options],
    {
      cwd: repository,
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        PUBLIC_URL: baseUrl,
        KLARSIKT_DATA: process.env['SHOP_DATA'] ?? '.data',
      },
    },
  )
  return stdout.trim()
}
