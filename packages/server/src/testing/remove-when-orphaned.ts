import { spawn } from 'node:child_process'

/** Waits for the end of its input, which comes with the end of whoever started it, then stops the server and takes its folder. */
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
 * Takes a test's Postgres and its folder away when the run is killed, which leaves no time to do so itself: a server of
 * the shop outlives its process by design, so that the next start adopts it.
 */
export function removeWhenOrphaned(folder: string): void {
  const cleaner = spawn(process.execPath, ['-e', CLEANER, folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  // Neither keeps the run from ending.
  cleaner.unref()
  ;(cleaner.stdin as unknown as { unref(): void }).unref()
}
