import { DATA_EXPORT_STATUSES } from '@klarsikt/core/customer'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { instant } from './parts.js'
import { shopRoutes } from './routes.js'

/** State of the export of a customer's data. */
export const dataExport = z
  .object({
    status: z.enum(DATA_EXPORT_STATUSES),
    requestedAt: instant.nullable(),
    /** Until when it can or could be downloaded. */
    expiresAt: instant.nullable(),
    /** Path of the ZIP file; null until it is ready. */
    path: z.string().nullable(),
    /** True if the log-in is recent enough to request or download an export, or to erase the account. */
    isRecentLogin: z.boolean(),
  })
  .meta({ id: 'DataExport' })

export const personalDataEndpoints = {
  getDataExport: endpoint(shopRoutes.getDataExport, {
    permission: 'account.read',
    summary: 'Returns the state of the export of the customer’s data',
    reply: z.object({ data: dataExport }),
  }),
  requestDataExport: endpoint(shopRoutes.requestDataExport, {
    permission: 'account.change',
    audits: ['customer.export-requested'],
    summary:
      'Requests a ZIP file of all stored data about the customer, which is made within a minute. Needs a recent log-in',
    reply: z.object({ success: z.literal(true), data: dataExport }),
    errors: ['login.step-up-required'],
  }),
  downloadDataExport: endpoint(shopRoutes.downloadDataExport, {
    permission: 'account.read',
    summary: 'Returns the ZIP file for 24 hours after it was made. Needs a recent log-in',
    reply: z.unknown(),
    binary: 'application/zip',
    errors: ['login.step-up-required', 'export.not-found'],
  }),
  eraseAccount: endpoint(shopRoutes.eraseAccount, {
    permission: 'account.change',
    audits: ['customer.erased', 'saved-payment.removed', 'mandate.revoked', 'debit.dropped'],
    summary: 'Erases the account except for what the law requires, and ends every session. Needs a recent log-in',
    body: z.object({ confirmed: z.boolean() }),
    reply: z.object({ success: z.literal(true) }),
    errors: ['request.invalid', 'login.step-up-required', 'account.order-under-way'],
  }),
}
