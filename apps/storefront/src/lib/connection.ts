import * as commonMessages from '@klarsikt/core/messages/common'
import * as errorMessages from '@klarsikt/core/messages/error'
import { toast } from '@klarsikt/design-system/toast'
import { reloadPage } from './reload-page.js'

/**
 * Continues to a page that could not be loaded, as a new document where its code no longer exists. Null where the
 * visitor stays anyway.
 */
export type GoOn = ((asDocument: boolean) => void) | null

/**
 * The notice stays so long because it closes by itself when the connection is back, and no visitor should have to
 * hurry.
 */
const NOTICE_MILLISECONDS = 600_000
const LONGEST_WAIT_MILLISECONDS = 30_000

const waiting = new Set<() => void>()
let stay: () => GoOn = () => null
let isLeaving: () => boolean = () => true
let goOn: GoOn = null
let isCodeGone = false
let hideNotice: (() => void) | null = null

/**
 * Registers how to end a navigation under way, so that its page stays, and how to know whether there is one. The shell
 * calls it.
 */
export function onLoss(end: () => GoOn, isUnderWay: () => boolean): () => void {
  stay = end
  isLeaving = isUnderWay
  return () => {
    stay = () => null
    isLeaving = () => true
  }
}

/** Returns true while the visitor goes to another page, so that a new document loses nothing. */
export const leavesPage = (): boolean => isLeaving()

/** Says that the connection is lost, with a button that tries again. */
export function sayLoss(missed: GoOn): void {
  goOn = missed ?? goOn
  hideNotice = toast({
    text: errorMessages.network(),
    kind: 'error',
    duration: NOTICE_MILLISECONDS,
    action: { label: commonMessages.retry(), onAction: tryAgain },
  })
}

/** Runs after a page was reached. What failed to load before is no longer wanted. */
export function forgetLoss(): void {
  goOn = null
  isCodeGone = false
  if (waiting.size === 0) hideNotice?.()
}

/**
 * Notes that code is missing although the shop answers. A newer release has other files, and only a new document names
 * them.
 */
export function noteCodeGone(): void {
  isCodeGone = true
}

function tryAgain(): void {
  tryWaiting()
  if (goOn) goOn(isCodeGone)
  else if (isCodeGone) reloadPage()
  goOn = null
}

export function tryWaiting(): void {
  for (const go of waiting) go()
}

/**
 * Tries until it succeeds: when the visitor presses the button, when the browser is online again, and at intervals. The
 * page stays as it is meanwhile. A request that its sender has cancelled is not repeated.
 */
export async function untilReached<T>(attempt: (tries: number) => Promise<T>, signal?: AbortSignal | null): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      const reached = await attempt(tries)
      if (tries > 0 && waiting.size === 0 && !goOn) hideNotice?.()
      return reached
    } catch (error) {
      if (signal?.aborted) throw error
      const missed = stay()
      if (tries === 0 || missed) sayLoss(missed)
      document.documentElement.style.cursor = ''
      await nextTry(tries, signal)
    }
  }
}

async function nextTry(tries: number, signal: AbortSignal | null | undefined): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, Math.min(2000 * 2 ** tries, LONGEST_WAIT_MILLISECONDS))
  waiting.add(resolve)
  signal?.addEventListener('abort', () => resolve(), { once: true })
  await promise
  clearTimeout(timer)
  waiting.delete(resolve)
}

/** Returns whether the shop answers. Some browsers do not know whether they are online. */
export const reachesShop = (): Promise<boolean> =>
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
