import type { StaffAgreement, StaffAgreements } from '@klarsikt/contract/shop/types'

export const AGREEMENT: StaffAgreement = {
  number: 'AV-10000001',
  status: 'signed',
  company: 'Havtorn Livs AB',
  orgNumber: '559990-1039',
  isTyped: false,
  at: '2026-11-20T10:00:00.000Z',
  organisation: {
    orgNumber: '559990-1039',
    name: 'Havtorn Livs AB',
    form: 'Aktiebolag',
    address: { street: 'Kajgatan 7', postalCode: '451 30', city: 'Uddevalla' },
    isTyped: false,
  },
  contact: { firstName: 'Maria', lastName: 'Lundin', email: 'maria@havtorn.example', mobile: '0701740605' },
  signatory: { firstName: 'Maria', lastName: 'Lundin', email: 'maria@havtorn.example', title: 'Vd' },
  invoice: {
    street: 'Box 44',
    postalCode: '451 15',
    city: 'Uddevalla',
    referenceType: 'costCentre',
    referenceFormat: 'AA-99',
    eInvoiceId: '0007:5599901039',
  },
  glasses: { glassLevel: 'plus', frameLevel: 'standard', frameModels: 12, hasPhotochromic: true },
  protective: { classes: ['F'], pdfEmail: 'avtal@havtorn.example' },
  signMethod: 'bankid',
  documentDigest: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  pdfPath: '/api/b2b/agreement/d0000000000000000000000000000001/pdf?until=1&key=k',
}

/** A draft that waits for its signatory. The company is not in the register, so its name was typed. */
export const AWAITING_AGREEMENT: StaffAgreement = {
  ...AGREEMENT,
  number: 'AV-10000002',
  status: 'draft',
  company: 'Sena Svar AB',
  orgNumber: '559990-1096',
  isTyped: true,
  organisation: {
    orgNumber: '559990-1096',
    name: 'Sena Svar AB',
    form: '',
    address: { street: 'Gatan 1', postalCode: '111 22', city: 'Lund' },
    isTyped: true,
  },
  signMethod: null,
}

export const AGREEMENTS: StaffAgreements = {
  search: '',
  agreements: [AGREEMENT, AWAITING_AGREEMENT],
  isLimited: false,
}
