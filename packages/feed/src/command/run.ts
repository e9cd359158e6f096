import { readFile } from 'node:fs/promises'
import { importFile } from './import-file.js'
import { readCommand, UsageError } from './options.js'
import { callService, type Service } from './service-client.js'
import type { Terminal } from './terminal.js'
import { USAGE } from './usage.js'

/** Exit codes of the command. */
export const EXIT = { done: 0, failed: 1, refusedLines: 2, usage: 64 } as const

/** Runs a command line and returns its exit code. */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await run(args, terminal)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (error instanceof UsageError) {
      terminal.stderr.write(`${message}\n\n${USAGE}`)
      return EXIT.usage
    }
    terminal.stderr.write(`${message}\n`)
    return EXIT.failed
  }
}

async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const command = readCommand(args)
  const { env, stdout } = terminal
  if (command.kind === 'help') {
    stdout.write(USAGE)
    return EXIT.done
  }
  if (command.kind === 'import') {
    const service = command.options.dryRun ? null : serviceOf(env)
    const { refused } = await importFile(terminal, service, command)
    return refused > 0 ? EXIT.refusedLines : EXIT.done
  }
  const service = serviceOf(env)
  if (command.kind === 'tenant') {
    const { tenant, markets, language } = command
    const made = await callService(service, {
      method: 'PUT',
      path: `/v2/tenants/${tenant}`,
      body: JSON.stringify({ markets, language }),
    })
    stdout.write(`${JSON.stringify(made, null, 2)}\n`)
    return EXIT.done
  }
  const { tenant, market } = command.place
  const text = await readFile(command.file, 'utf8')
  const query = command.allowRemovals && command.list !== 'synonyms' ? '?allow_removals=true' : ''
  const done = await callService(service, {
    method: 'PUT',
    path: `/v2/feed/${tenant}/${market}/${command.list}${query}`,
    body: text,
  })
  stdout.write(`${JSON.stringify(done)}\n`)
  return EXIT.done
}

function serviceOf(env: Terminal['env']): Service {
  const key = env['DISCOVERY_KEY'] || env['DISCOVERY_ADMIN_KEY']
  if (!key) throw new UsageError('DISCOVERY_KEY is not set: the secret key of the tenant.')
  const url = (env['DISCOVERY_URL'] || 'http://localhost:3000').replace(/\/+$/, '')
  if (!URL.canParse(url)) throw new UsageError('DISCOVERY_URL is no address.')
  const pause = Number(env['DISCOVERY_PAUSE_MS'])
  return { url, key, ...(pause > 0 ? { firstPauseMs: pause } : {}) }
}
