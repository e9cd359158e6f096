import { spawn } from 'node:child_process'

/**
 * This script waits until its input closes, which happens when the test run ends. Then it stops the server and deletes
 * its folder.
 */
const CLEANER = `
const { readFileSync, rmSync } = require('node:fs')
const [folder] = process.argv.slice(1)
process.stdin.resume().on('close', () => {
  try {
    process.kill(Number(readFileSync(folder + '/data/postmaster.pid', 'utf8').split('\\n')[0]), 'SIGQUIT')
  } catch {}
  setTimeout(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }), 500)
})
`

/**
 * Removes the Postgres of a test run and its folder when the run is killed and cannot do so itself. The shop's server
 * is made to outlive its process, so it would keep running.
 */
export function removeWhenOrphaned(folder: string): void {
  const cleaner = spawn(process.execPath, ['-e', CLEANER, folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  // Neither the child nor its pipe keeps the run from ending.
  cleaner.unref()
  ;(cleaner.stdin as unknown as { unref(): void }).unref()
}
