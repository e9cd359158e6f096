import type { SessionCaller } from '../../../../testing/call-in-session.js'

/** The input of an agreement after its company, part by part. */
export const TYPED_PARTS = [
  { part: 'contact', firstName: 'Eva', lastName: 'Åström', email: 'eva@bolaget.example', mobile: '070-174 06 05' },
  { part: 'signatory', firstName: 'Anna', lastName: 'Ek', title: 'Vd', email: 'anna@bolaget.example' },
  {
    part: 'invoice',
    street: 'Hamngatan 12',
    postalCode: '90327',
    city: 'Umeå',
    referenceType: 'costCentre',
    referenceFormat: 'AA-99',
    eInvoiceId: '559990-1005',
  },
  { part: 'glasses', glassLevel: 'plus', frameLevel: 'standard', frameModels: '12', photochromic: 'on' },
  { part: 'protective', classes: 'F', pdfEmail: 'avtal@bolaget.example' },
] as const

/** Fills in a whole agreement in a shop without a register of companies; answers its id. */
export async function fillIn(caller: Pick<SessionCaller, 'send'>): Promise<string> {
  const typed = { name: 'Bolaget AB', street: 'Hamngatan 12', postalCode: '90327', city: 'Umeå' }
  const { body } = await caller.send('saveAgreement', { part: 'organisation', orgNumber: '559990-1005', typed })
  for (const part of TYPED_PARTS) await caller.send('saveAgreement', part)
  return body.data.id as string
}
