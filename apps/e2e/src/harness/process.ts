import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'

export const repository = path.resolve(import.meta.dirname, '../../../..')

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

export type Running = {
  readonly child: ChildProcess
  readonly output: () => string
  exit(signal: NodeJS.Signals): Promise<void>
  /** The exit code, once the program has ended by itself. */
  exited(): Promise<number | null>
}

/** Starts a Node program of the repository and keeps its output for error messages. */
export function startNode(args: readonly string[], env: Readonly<Record<string, string>>, cwd = repository): Running {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const buffer = (chunk: Buffer) => {
    lines.push(chunk.toString())
    if (lines.length > 400) lines.shift()
  }
  child.stdout.on('data', buffer)
  child.stderr.on('data', buffer)
  return {
    child,
    output: () => lines.join(''),
    async exited() {
      if (child.exitCode === null && child.signalCode === null)
        await new Promise((resolve) => {
          child.once('exit', resolve)
        })
      return child.exitCode
    },
    async exit(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill(signal)
      await gone
    },
  }
}

/** Polls until `ask` returns true. After the timeout it throws an error with the details. */
export async function until(
  what: string,
  ask: () => Promise<boolean>,
  {
    timeout = 300_000,
    every = 50,
    details = () => '',
  }: { timeout?: number; every?: number; details?: () => string } = {},
): Promise<void> {
  const deadline = Date.now() + timeout
  for (;;) {
    if (await ask().catch(() => false)) return
    if (Date.now() > deadline) throw new Error(`Waited ${timeout} ms in vain: ${what}\n${details()}`)
    await new Promise((resolve) => setTimeout(resolve, every))
  }
}
