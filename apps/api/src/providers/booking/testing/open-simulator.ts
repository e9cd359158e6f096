import { randomBytes } from 'node:crypto'
import { type RunningSandbox, startSandboxServer } from '@klarsikt/sandbox'
import { fixedClock } from '@klarsikt/server/clock'
import { NOW } from '../../../testing/small-shop-parts.js'
import type { BookingProviderSettings } from '../settings.js'

export type Simulator = {
  readonly settings: BookingProviderSettings
  control(path: string, body?: object): Promise<void>
  appointments(): Promise<{ reference: string; status: string; start: string; patient: Record<string, string> }[]>
  holds(): Promise<{ id: string }[]>
  stop(): Promise<void>
}

export const newId = (): string => randomBytes(16).toString('hex')

/** The simulated booking system on the shop's clock. */
export async function openSimulator(clock: { now(): Date } = fixedClock(NOW)): Promise<Simulator> {
  const sandbox: RunningSandbox = await startSandboxServer({
    clock,
    bookingCredentials: { user: 'shop', password: 'secret' },
  })
  const control = `${sandbox.url}/booking/__control`
  const read = async (path: string) => (await fetch(`${control}/${path}`)).json()
  return {
    settings: {
      url: `${sandbox.url}/booking/v1`,
      clientId: 'shop',
      clientSecret: 'secret',
      readTimeoutMs: 500,
      writeTimeoutMs: 800,
      pauseMs: 50,
    },
    async control(path, body = {}) {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${control}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      if (!answer.ok) throw new Error(`The simulator answers ${answer.status}: ${await answer.text()}`)
    },
    appointments: async () => ((await read('appointments')) as { appointments: never[] }).appointments,
    holds: async () => ((await read('holds')) as { holds: never[] }).holds,
    stop: () => sandbox.stop(),
  }
}
