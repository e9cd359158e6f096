import { mkdir, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { replaceFile } from '../replace-file.js'
import { answerOrder, newOperatorBooks, type OperatorBooks } from './answer-order.js'

type OperatorOptions = {
  /** The folder that the shop shares with the operator: `till-operatoren` and `fran-operatoren` lie in it. */
  readonly folder: string
}

const BOOKS_FILE = 'operatoren.json'

/** A stand-in of an operator of e-invoices behind a folder: it asks the banks, and answers each file at once. */
export function createEInvoiceOperator({ folder }: OperatorOptions) {
  const [orders, reports] = [join(folder, 'till-operatoren'), join(folder, 'fran-operatoren')]
  const booksFile = join(folder, BOOKS_FILE)
  return {
    /** Does what has come to do since the last time. */
    async work(): Promise<void> {
      await Promise.all([mkdir(join(orders, 'hamtade'), { recursive: true }), mkdir(reports, { recursive: true })])
      const books = await readBooks(booksFile)
      const files = (await readdir(orders)).filter((name) => name.endsWith('.xml')).toSorted()
      for (const name of files) {
        const answer = answerOrder(books, await readFile(join(orders, name), 'utf8'))
        // Named after the order: one that is read again is answered by the same file.
        if (answer !== null) replaceFile(join(reports, `svar-${name}`), answer)
        replaceFile(booksFile, JSON.stringify(books))
        await rename(join(orders, name), join(orders, 'hamtade', name))
      }
    },
  }
}

async function readBooks(file: string): Promise<OperatorBooks> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as OperatorBooks
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return newOperatorBooks()
    throw error
  }
}
