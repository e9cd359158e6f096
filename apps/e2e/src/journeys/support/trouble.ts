import type { BrowserContext } from '@playwright/test'

export interface Trouble {
  /** Errors and warnings of the console, thrown errors, failed requests, and answers with status 400 or higher. */
  found(): string[]
  /** Allows problems that the journey causes on purpose. */
  allow(pattern: RegExp): void
  /** Watches another browser of the journey as well. */
  watch(context: BrowserContext): void
}

/** A browser aborts requests when it leaves a page; that is no problem. */
const TAKEN_BACK = 'net::ERR_ABORTED'

/**
 * The router loads the styles of the next page before it shows that page. Some seconds after the load, the browser warns about unused
 * preloads, and that moment may come in between.
 */
const STYLES_ON_THE_WAY = /\.css# was preloaded using link preload but not used/

export function watchTrouble(context: BrowserContext): Trouble {
  const seen: string[] = []
  const allowed: RegExp[] = []
  watchContext(context, seen)
  return {
    found: () => seen.filter((text) => !allowed.some((pattern) => pattern.test(text))),
    allow: (pattern) => void allowed.push(pattern),
    watch: (other) => watchContext(other, seen),
  }
}

function watchContext(context: BrowserContext, seen: string[]): void {
  context.on('console', (message) => {
    const isTrouble = message.type() === 'error' || message.type() === 'warning'
    if (isTrouble && !STYLES_ON_THE_WAY.test(message.text()))
      seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => seen.push(`page error: ${error.error().message}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (reason !== TAKEN_BACK) seen.push(`failed request: ${reason} ${request.url()}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) seen.push(`answer ${response.status()}: ${response.url()}`)
  })
}
