import type { AutogiroReport, SentDebit, SentMandate } from '../../../providers/autogiro/port.js'
import { readAutogiroReport } from '../../../providers/autogiro/read-report.js'
import type { AutogiroSettings } from '../../../providers/autogiro/settings.js'
import { writeAutogiroRequest } from '../../../providers/autogiro/write-request.js'
import type { FileFormat } from '../file-exchange/format.js'
import { applyReport } from './apply-report.js'
import { claimDebits } from './claim-debits.js'
import { claimCancellations, claimRegistrations } from './claim-mandates.js'
import { planDebits } from './plan-debits.js'
import { autogiroFile } from './tables.js'

type Orders = {
  readonly mandates: readonly SentMandate[]
  readonly cancelled: readonly string[]
  readonly debits: readonly SentDebit[]
}

/** The exchange with Bankgirot. */
export const autogiroFormat: FileFormat<AutogiroSettings, Orders, AutogiroReport> = {
  name: 'autogiro',
  folder: { sent: 'till-bankgirot', received: 'fran-bankgirot', extension: '.txt', encoding: 'latin1' },
  table: autogiroFile,
  lock: { id: 7_240_911 },
  settingsOf: ({ autogiro }) => autogiro,
  prepare: planDebits,
  claim: async (deps, tx, file) => ({
    mandates: await claimRegistrations(deps, tx, file),
    cancelled: await claimCancellations(tx, file),
    debits: await claimDebits(deps, tx, file),
  }),
  write: ({ payee }, request) => writeAutogiroRequest(payee, request),
  read: (text, { payee }) => readAutogiroReport(text, payee),
  apply: (deps, report, { file }) => applyReport(deps, file, report),
}
