import { mkdir, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { replaceFile } from '../replace-file.js'
import { answerOrder, newOperatorBooks, type OperatorBooks } from './answer-order.js'

type OperatorOptions = {
  /** Folder that the shop shares with the operator. It contains `till-operatoren` and `fran-operatoren`. */
  readonly folder: string
}

const BOOKS_FILE = 'operatoren.json'

/** Simulates an operator of e-invoices behind a folder. It answers each file at once. */
export function createEInvoiceOperator({ folder }: OperatorOptions) {
  const [orders, reports] = [join(folder, 'till-operatoren'), join(folder, 'fran-operatoren')]
  const booksFile = join(folder, BOOKS_FILE)
  return {
    /** Does the work that is due since the last call. */
    async work(): Promise<void> {
      await Promise.all([mkdir(join(orders, 'hamtade'), { recursive: true }), mkdir(reports, { recursive: true })])
      const books = await readBooks(booksFile)
      const files = (await readdir(orders)).filter((name) => name.endsWith('.xml')).toSorted()
      for (const name of files) {
        const answer = answerOrder(books, await readFile(join(orders, name), 'utf8'))
        // The answer is named after the order, so an order that is read again gives the same file.
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
