import { spawn } from 'node:child_process'

/**
 * Runs a Postgres tool on a database. The password goes into the environment, because every process can see arguments.
 * Throws with the tool's last 2,000 characters of error output.
 */
export async function runPostgresTool(tool: string, url: string, args: readonly string[]): Promise<void> {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  const child = spawn(tool, [...args, `--dbname=${address.href}`], {
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const errors: Buffer[] = []
  child.stderr.on('data', (bytes: Buffer) => errors.push(bytes))
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  if (code !== 0) throw new Error(`${tool} ended with ${code}: ${Buffer.concat(errors).toString().trim().slice(-2000)}`)
}
