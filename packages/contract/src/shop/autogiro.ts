import { mandateStates } from '@klarsikt/core/autogiro'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { audited } from './audited.js'
import { kronor, plainDate, typed } from './parts.js'
import { shopRoutes } from './routes.js'
import { BEGIN_SIGNATURE_ERRORS, COLLECT_SIGNATURE_ERRORS, signatureBegun, signatureState } from './signing.js'

/** How the customer's invoices are debited from a bank account [INV-003]. */
export const autogiro = z
  .object({
    /** True if the customer can sign a mandate. */
    isOffered: z.boolean(),
    /** True if the customer has chosen autogiro for invoices. */
    isChosen: z.boolean(),
    /** The newest mandate in any state. */
    mandate: z
      .object({
        state: z.enum(mandateStates.states),
        stateText: z.string(),
        /** Why it was refused or ended; null otherwise. */
        reason: z.string().nullable(),
        /** Masked, such as `Nordea •••• 1234`. */
        account: z.string(),
        signedOn: plainDate,
      })
      .nullable(),
    /** Coming debits, the earliest first. */
    debits: z.array(z.object({ invoiceId: z.string(), subId: z.string(), amount: kronor, on: plainDate })),
  })
  .meta({ id: 'Autogiro' })

export const autogiroEndpoints = {
  getAutogiro: endpoint(shopRoutes.getAutogiro, {
    permission: 'account.read',
    summary: 'Returns the customer’s autogiro mandate and the next debit',
    reply: z.object({ data: autogiro }),
  }),
  signAutogiro: endpoint(shopRoutes.signAutogiro, {
    permission: 'account.change',
    audits: { exempt: 'It freezes the mandate; the signature is audited.' },
    summary: 'Fixes the text of a mandate for an account and begins its signature by BankID',
    body: z.object({ clearing: typed, number: typed }),
    reply: signatureBegun,
    errors: ['autogiro.unavailable', 'autogiro.exists', ...BEGIN_SIGNATURE_ERRORS],
  }),
  collectAutogiro: endpoint(shopRoutes.collectAutogiro, {
    permission: 'account.change',
    audits: ['mandate.waiting', 'payment-type.chosen', ...audited.eInvoiceChosen],
    summary:
      'Returns the state of the signature. Clients call it every second. A complete signature leaves the mandate waiting for the bank',
    body: z.object({}),
    reply: signatureState,
    errors: ['autogiro.other-signatory', 'autogiro.exists', ...COLLECT_SIGNATURE_ERRORS],
  }),
  cancelAutogiroSigning: endpoint(shopRoutes.cancelAutogiroSigning, {
    permission: 'account.change',
    audits: { exempt: 'Nothing comes of a signature that ends.' },
    summary: 'Ends the signature. Succeeds also when there is none',
    reply: z.object({ success: z.literal(true) }),
  }),
  revokeAutogiro: endpoint(shopRoutes.revokeAutogiro, {
    permission: 'account.change',
    audits: ['mandate.revoked', 'debit.dropped'],
    summary:
      'Ends the mandate, so that nothing more is collected by it, and notifies the bank. A repeated call changes nothing',
    reply: z.object({ success: z.literal(true), data: autogiro }),
    errors: ['autogiro.not-found'],
  }),
}
