import { mkdir, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { replaceFile } from '../replace-file.js'
import {
  type BankGiroBooks,
  type BankGiroReport,
  drawDebits,
  newBooks,
  takeBackDebits,
  takeOrder,
} from './bank-giro.js'

export type BankGiroOptions = {
  /** Folder that the shop shares with its bank. It contains `till-bankgirot` and `fran-bankgirot`. */
  readonly folder: string
  readonly clock: { now(): Date }
}

const BOOKS_FILE = 'bankgirot.json'

/**
 * Simulates Bankgirot behind a folder. It reads the files that the shop puts there and writes its answers beside them.
 */
export function createBankGiro({ folder, clock }: BankGiroOptions) {
  const [orders, reports] = [join(folder, 'till-bankgirot'), join(folder, 'fran-bankgirot')]
  const booksFile = join(folder, BOOKS_FILE)
  return {
    /** Does the work that is due since the last call. */
    async work(): Promise<void> {
      await Promise.all([mkdir(join(orders, 'hamtade'), { recursive: true }), mkdir(reports, { recursive: true })])
      const books = await readBooks(booksFile)
      const day = stockholmDay(clock.now())
      const answers: BankGiroReport[] = []
      const files = (await readdir(orders)).filter((name) => name.endsWith('.txt')).toSorted()
      for (const name of files) answers.push(...takeOrder(books, await readFile(join(orders, name), 'latin1'), day))
      answers.push(...takeBackDebits(books, day), ...drawDebits(books, day))
      const at = clock.now().getTime()
      for (const [index, { kind, text }] of answers.entries())
        replaceFile(join(reports, `${at}-${index}-${kind}.txt`), text, 'latin1')
      replaceFile(booksFile, JSON.stringify(books))
      for (const name of files) await rename(join(orders, name), join(orders, 'hamtade', name))
    },
  }
}

async function readBooks(file: string): Promise<BankGiroBooks> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as BankGiroBooks
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return newBooks()
    throw error
  }
}

function stockholmDay(now: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm', dateStyle: 'short' })
    .format(now)
    .replaceAll('-', '')
}
