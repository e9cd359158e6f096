import { type BankGiroOptions, createBankGiro } from './bank-giro-folder.js'

/** How long the stand-in rests between two looks into its folder (ms); the real one takes a day. */
const REST_MS = 5_000

/** The stand-in as a process of its own: it looks into its folder by itself. What it cannot read it tells, and goes on. */
export function runBankGiro(options: BankGiroOptions, onError?: (error: unknown) => void) {
  const bankGiro = createBankGiro(options)
  let timer: NodeJS.Timeout | undefined
  let working = Promise.resolve()
  const look = (): void => {
    working = bankGiro
      .work()
      .catch((error: unknown) => onError?.(error))
      .then(() => {
        timer = timer && setTimeout(look, REST_MS)
      })
  }
  return {
    start(): void {
      timer = setTimeout(look, REST_MS)
    },
    async stop(): Promise<void> {
      clearTimeout(timer)
      timer = undefined
      await working
    },
  }
}
