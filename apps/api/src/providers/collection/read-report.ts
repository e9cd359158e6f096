import { WITHDRAWAL_REASONS } from '@klarsikt/core/invoice'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { z } from 'zod'
import { parseXmlFile, xmlDay, xmlWholeNumber } from '../file-exchange/xml-file.js'
import type { CollectionFileProblem, CollectionReport } from './port.js'
import { COLLECTION_FORMAT_VERSION } from './write-order.js'

const LISTS = new Set(['paid', 'withdrawn'])

const date = z.string().transform((text, context) => xmlDay(text) ?? refused(context))
const name = z.string().min(1).max(100)
const oreAmount = z.string().transform((text, context) => {
  const amount = xmlWholeNumber(text)
  return amount ?? refused(context)
})

function refused(context: z.RefinementCtx): never {
  context.addIssue({ code: 'custom' })
  return z.NEVER
}

const report = z.object({
  collectionReport: z.object({
    version: z.literal(COLLECTION_FORMAT_VERSION),
    id: name,
    client: name,
    paidTotal: oreAmount,
    paid: z
      .array(z.object({ invoice: name, reference: name, amount: oreAmount.refine((amount) => amount > 0), on: date }))
      .default([]),
    withdrawn: z.array(z.object({ invoice: name, reason: z.enum(WITHDRAWAL_REASONS).catch('other') })).default([]),
  }),
})

/**
 * Reads a file from the agency, as a whole or not at all. It must name our client number, and its payments must match
 * its stated sum.
 */
export function readCollectionReport(xml: string, client: string): Result<CollectionReport, CollectionFileProblem> {
  const read = report.safeParse(parseXmlFile(xml, { lists: LISTS }))
  if (!read.success) return err('not-collection')
  const { id, paid, withdrawn, paidTotal, client: named } = read.data.collectionReport
  if (named !== client) return err('other-client')
  const sum = paid.reduce((total, { amount }) => total + amount, 0)
  return sum === paidTotal ? ok({ id, paid, withdrawn }) : err('sums-differ')
}
