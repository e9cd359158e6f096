import { mkdir, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { XMLBuilder, XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import { replaceFile } from '../replace-file.js'

type CollectionAgencyOptions = {
  /** Folder that the shop shares with the agency. It contains `till-inkasso` and `fran-inkasso`. */
  readonly folder: string
  readonly clock: { now(): Date }
}

/** The last digit of an invoice decides the agency's answer. Every other claim is collected in full. */
const INVOICE_DIGITS = { disputed: '7', half: '8', silent: '9' } as const

const order = z.object({
  collectionOrder: z.object({
    version: z.literal('1'),
    id: z.string(),
    client: z.string(),
    claim: z.array(z.object({ invoice: z.string(), left: z.coerce.number().int().positive() })).default([]),
  }),
})

const shared = { ignoreAttributes: false, attributeNamePrefix: '' } as const
const parser = new XMLParser({ ...shared, parseAttributeValue: false, isArray: (name) => name === 'claim' })
const builder = new XMLBuilder({ ...shared, attributeNamePrefix: '@', format: true, suppressEmptyNode: true })

/** Simulates a collection agency behind a folder. It answers each claim at once. */
export function createCollectionAgency({ folder, clock }: CollectionAgencyOptions) {
  const [orders, reports] = [join(folder, 'till-inkasso'), join(folder, 'fran-inkasso')]
  return {
    /** Does the work that is due since the last call. */
    async work(): Promise<void> {
      await Promise.all([mkdir(join(orders, 'hamtade'), { recursive: true }), mkdir(reports, { recursive: true })])
      const files = (await readdir(orders)).filter((name) => name.endsWith('.xml')).toSorted()
      for (const name of files) {
        const answer = answerTo(await readFile(join(orders, name), 'utf8'), clock.now())
        // The answer is named after the order, so an order that is read again gives the same file.
        if (answer !== null) replaceFile(join(reports, `svar-${name}`), answer)
        await rename(join(orders, name), join(orders, 'hamtade', name))
      }
    },
  }
}

/** Makes the report on the claims of an order. Returns null when there is nothing to report. */
function answerTo(text: string, now: Date): string | null {
  const { id, client, claim } = order.parse(parser.parse(text)).collectionOrder
  const withdrawn = claim.filter(({ invoice }) => invoice.endsWith(INVOICE_DIGITS.disputed))
  const paid = claim.flatMap(({ invoice, left }) => {
    const amount = collected(invoice, left)
    return amount === 0 ? [] : [{ invoice, amount }]
  })
  if (paid.length + withdrawn.length === 0) return null
  const on = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm', dateStyle: 'short' }).format(now)
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    collectionReport: {
      '@version': '1',
      '@id': `svar-${id}`,
      '@client': client,
      '@paidTotal': String(paid.reduce((sum, { amount }) => sum + amount, 0)),
      paid: paid.map(({ invoice, amount }) => ({
        '@invoice': invoice,
        '@reference': `${id}-${invoice}`,
        '@amount': String(amount),
        '@on': on,
      })),
      withdrawn: withdrawn.map(({ invoice }) => ({ '@invoice': invoice, '@reason': 'disputed' })),
    },
  })
}

function collected(invoice: string, left: number): number {
  if (invoice.endsWith(INVOICE_DIGITS.disputed) || invoice.endsWith(INVOICE_DIGITS.silent)) return 0
  return invoice.endsWith(INVOICE_DIGITS.half) ? Math.ceil(left / 2) : left
}
