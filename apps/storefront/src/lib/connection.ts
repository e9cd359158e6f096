import * as commonMessages from '@klarsikt/core/messages/common'
import * as errorMessages from '@klarsikt/core/messages/error'
import { toast } from '@klarsikt/design-system/toast'
import { reloadPage } from './reload-page.js'

/** How to go on to a page that could not be had, as a document where its code is gone; null where the visitor stays anyway. */
export type GoOn = ((asDocument: boolean) => void) | null

/** Until the connection is back: it is gone by itself then, and no visitor should have to hurry. */
const NOTICE_MILLISECONDS = 600_000
const LONGEST_WAIT_MILLISECONDS = 30_000

const waiting = new Set<() => void>()
let stay: () => GoOn = () => null
let isLeaving: () => boolean = () => true
let goOn: GoOn = null
let isCodeGone = false
let hideNotice: (() => void) | null = null

/** Takes how a navigation under way is ended, so that its page stays, and whether there is one; for the shell. */
export function onLoss(end: () => GoOn, isUnderWay: () => boolean): () => void {
  stay = end
  isLeaving = isUnderWay
  return () => {
    stay = () => null
    isLeaving = () => true
  }
}

/** True while the visitor goes to another page, so that a new document takes nothing away. */
export const leavesPage = (): boolean => isLeaving()

/** Says that there is no connection, with a way to try again what is waiting and what was missed. */
export function sayLoss(missed: GoOn): void {
  goOn = missed ?? goOn
  hideNotice = toast({
    text: errorMessages.network(),
    kind: 'error',
    duration: NOTICE_MILLISECONDS,
    action: { label: commonMessages.retry(), onAction: tryAgain },
  })
}

/** For a page that was reached: what was missed before is no longer wanted. */
export function forgetLoss(): void {
  goOn = null
  if (waiting.size === 0) hideNotice?.()
}

/** For code that cannot be had although the shop answers: a newer release has other files, and only a document names them. */
export function noteCodeGone(): void {
  isCodeGone = true
}

function tryAgain(): void {
  tryWaiting()
  if (goOn) goOn(isCodeGone)
  else if (isCodeGone) reloadPage()
  goOn = null
}

/** Tries again what is waiting. */
export function tryWaiting(): void {
  for (const go of waiting) go()
}

/**
 * Tries until it gets through: at the visitor's press, when the browser has a connection again, and now and then. The page
 * stays meanwhile as it is. A request that its sender has given up is not repeated.
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

/** Whether the shop answers at all: some browsers know nothing of the connection they have. */
export const reachesShop = (): Promise<boolean> =>
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
