import { vi } from 'vitest'
import type { Environment, DeviceStorage } from '../environment.js'
import type { BrowserLocation } from '../url/navigation.js'

export type Call = { readonly url: string; readonly path: string; readonly body: Record<string, unknown> }
type Answer = { readonly status?: number; readonly json?: unknown } | Error
export type Responder = (call: Call) => Answer | Promise<Answer>

/** Waits until all promises and dynamic imports that can resolve have resolved. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  await vi.dynamicImportSettled()
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

/** A clock that advances only when the test calls `pass`. */
export function fakeClock(start = 1_000_000) {
  let now = start
  let timers: { at: number; run: () => void }[] = []
  return {
    now: () => now,
    wait(ms: number, run: () => void) {
      const timer = { at: now + ms, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((one) => one !== timer)
      }
    },
    async pass(ms: number) {
      const end = now + ms
      await settle()
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        timers = timers.filter((one) => one !== next)
        now = Math.max(now, next.at)
        next.run()
        await settle()
      }
      now = end
    },
    waiting: () => timers.length,
  }
}

/** A fake of a tab's address and history. */
export function fakeLocation(href = 'https://shop.test/') {
  let entries = [{ url: href, state: null as unknown }]
  let index = 0
  const listeners = new Set<() => void>()
  const log: string[] = []
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const at = () => entries[index] ?? { url: href, state: null }
  const location: BrowserLocation = {
    href: () => at().url,
    state: () => at().state,
    go(to, replace, state) {
      const url = new URL(to, at().url).href
      log.push(`${replace ? 'replace' : 'push'} ${url}`)
      const entry = { url, state: structuredClone(state) }
      if (replace) entries[index] = entry
      else {
        entries = [...entries.slice(0, index + 1), entry]
        index++
      }
      notify()
    },
    remember(state) {
      entries[index] = { url: at().url, state: structuredClone(state) }
    },
    leave: (url, replace) => void log.push(`leave ${replace ? 'by replacing ' : ''}${url}`),
    openTab: (url) => void log.push(`tab ${url}`),
    scrollToTop: () => void log.push('top'),
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return {
    location,
    log,
    back() {
      index--
      notify()
    },
    forward() {
      index++
      notify()
    },
    listeners: () => listeners.size,
  }
}

export function fakeStorage(map = new Map<string, string>()): DeviceStorage {
  return {
    read: (key) => map.get(key) ?? null,
    write: (key, value) => void map.set(key, value),
    remove: (key) => void map.delete(key),
    keys: (prefix) => [...map.keys()].filter((key) => key.startsWith(prefix)),
  }
}

/** An environment that a test controls completely. */
export function fakeEnvironment({
  href = 'https://shop.test/',
  respond = () => ({ json: {} }),
  storage = new Map<string, string>(),
}: { href?: string; respond?: Responder; storage?: Map<string, string> } = {}) {
  const clock = fakeClock()
  const tab = fakeLocation(href)
  const target = new EventTarget()
  const calls: Call[] = []
  const beacons: { url: string; body: string }[] = []
  const reports: [string, unknown][] = []
  const net = { online: true, hidden: false, beacons: true, respond }
  let ids = 0
  const env: Environment = {
    async fetch(url, init) {
      const { pathname } = new URL(url)
      const call = {
        url,
        path: pathname.replace('/v2/', ''),
        body: JSON.parse((init.body as string) ?? '{}') as Call['body'],
      }
      calls.push(call)
      if (!net.online) throw new TypeError('Failed to fetch')
      const answer = await net.respond(call)
      if (answer instanceof Error) throw answer
      return new Response(JSON.stringify(answer.json ?? {}), { status: answer.status ?? 200 })
    },
    now: clock.now,
    random: () => 0.5,
    id: () => `id-${++ids}-${Math.random().toString(36).slice(2, 8)}`,
    wait: clock.wait,
    online: () => net.online,
    hidden: () => net.hidden,
    storage: fakeStorage(storage),
    beacon(url, body) {
      if (net.beacons) beacons.push({ url, body })
      return net.beacons
    },
    referrer: () => 'https://before.test/',
    location: tab.location,
    page: target,
    channel: () => null,
    host: {},
    report: (message, details) => void reports.push([message, details]),
    development: true,
  }
  return { env, clock, tab, target, calls, beacons, reports, net, storage }
}
export type FakeEnvironment = ReturnType<typeof fakeEnvironment>

/** A promise that the test resolves. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
