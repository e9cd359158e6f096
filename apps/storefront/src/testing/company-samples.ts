import type { Agreement, Requisition } from '@klarsikt/contract/shop/types'

/** A draft agreement with all parts filled in. */
export const WHOLE_AGREEMENT: Agreement = {
  id: 'a'.repeat(32),
  number: 'AV-12345678',
  status: 'draft',
  nextStep: 'summary',
  organisation: {
    orgNumber: '559990-1005',
    name: 'Norrsken Bygg AB',
    form: 'Aktiebolag',
    address: { street: 'Hamngatan 12', postalCode: '903 27', city: 'Umeå' },
    isTyped: false,
  },
  contact: { firstName: 'Eva', lastName: 'Åström', email: 'eva@bolaget.example', mobile: '0701740605' },
  signatory: { firstName: 'Anna', lastName: 'Ek', email: 'anna@bolaget.example', title: 'Vd' },
  invoice: {
    street: 'Hamngatan 12',
    postalCode: '903 27',
    city: 'Umeå',
    referenceType: 'costCentre',
    referenceFormat: 'AA-99',
    eInvoiceId: '',
  },
  glasses: { glassLevel: 'plus', frameLevel: 'standard', frameModels: 12, hasPhotochromic: false },
  protective: { classes: ['F'], pdfEmail: 'avtal@bolaget.example' },
  pdfPath: '/api/b2b/agreement/a/pdf',
  signedAt: null,
  signMethod: null,
  documentDigest: null,
  awaitsLetter: false,
}

/** A requisition that waits for its manager, of a company without an agreement. */
export const PENDING_REQUISITION: Requisition = {
  id: 'r-1',
  state: 'pending',
  stateText: 'Väntar på godkännande',
  employee: 'Åsa Ek',
  company: 'Tranan Bygg AB',
  referenceType: 'costCentre',
  reference: 'K-4510',
  price: 395,
  cover: null,
  sentAt: '2026-11-25T10:00:00.000Z',
  expiresAt: '2026-12-09T10:00:00.000Z',
  decidedAt: null,
}

export const AGREEMENT_COVER: NonNullable<Requisition['cover']> = {
  agreementNumber: 'AV-10000001',
  glassLevel: 'plus',
  frameLevel: 'standard',
  frameModels: 12,
  hasPhotochromic: false,
  protectiveClasses: ['F'],
}
