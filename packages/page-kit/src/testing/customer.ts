import type {
  AccountSize,
  ArticleCard,
  CustomerDetails,
  DataExport,
  LoginSession,
  ExamPrescription,
  OpenPrescription,
  Passkey,
  SavedPrescription,
} from '@klarsikt/contract/shop/types'

export const CUSTOMER: CustomerDetails = {
  customerNumber: '123456782',
  email: 'anna@klarsikt.example',
  personalNumber: '19900101-****',
  birthDate: '1990-01-01',
  firstName: 'Anna',
  lastName: 'Ek',
  mobile: '0701740605',
  street: 'Storgatan 1',
  postalCode: '111 22',
  city: 'Stockholm',
  marketing: { email: true, sms: false },
}

/** The same customer before the first purchase. */
export const NEW_CUSTOMER: CustomerDetails = {
  ...CUSTOMER,
  personalNumber: null,
  birthDate: null,
  street: '',
  postalCode: '',
  city: '',
}

export const ACCOUNT_SIZE: AccountSize = {
  size: { kind: 'pair', lensWidth: 49, noseBridge: 19, templeLength: 140 },
  savedAt: '2026-11-24T10:04:00.000Z',
  customerNumber: CUSTOMER.customerNumber,
}
export const NO_SIZE: AccountSize = { ...ACCOUNT_SIZE, size: null, savedAt: null }

const session = (id: string, device: string, isCurrent = false): LoginSession => ({
  id,
  device,
  network: '192.0.2.…',
  loggedInAt: '2026-11-24T08:00:00.000Z',
  lastUsedAt: '2026-11-24T10:04:00.000Z',
  isCurrent,
})

export const THIS_DEVICE: LoginSession = session('a', 'Firefox, Windows', true)
export const PHONE: LoginSession = session('b', 'Safari, iPhone')
export const UNKNOWN_DEVICE: LoginSession = { ...session('c', ''), network: '' }

/** A saved prescription as a list shows it, and one that is too old. */
export const PRESCRIPTION: SavedPrescription = {
  id: 'rx-1',
  issuedOn: '2026-03-01',
  validUntil: '2027-03-01',
  isValid: true,
  savedAt: '2026-03-02T10:00:00.000Z',
  exam: null,
}
/** A prescription that the shop's optician has measured. */
export const EXAM_PRESCRIPTION: SavedPrescription = { ...PRESCRIPTION, id: 'rx-2', exam: { city: 'Uppsala' } }
/** The visit of an exam, as staff see it when they enter its prescription. */
export const EXAM_VISIT: ExamPrescription = {
  id: 'd'.repeat(32),
  issuedOn: '2026-11-12',
  name: 'Anna Ek',
  account: { name: 'Anna Ek', email: 'anna@klarsikt.example' },
  enteredAt: null,
  mayEnter: true,
}
export const OLD_PRESCRIPTION: SavedPrescription = {
  ...PRESCRIPTION,
  id: 'rx-0',
  issuedOn: '2025-02-01',
  validUntil: '2026-02-01',
  isValid: false,
}

/** The first prescription with its strengths. */
export const OPEN_PRESCRIPTION: OpenPrescription = {
  ...PRESCRIPTION,
  typed: { rightSphere: '-1,25', rightPupillaryDistance: '31,5', leftSphere: '-1', leftPupillaryDistance: '31' },
  prescriptionGlasses: {
    rightSphere: -1.25,
    rightCylinder: null,
    rightAxis: null,
    rightAddition: null,
    rightPupillaryDistance: 31.5,
    leftSphere: -1,
    leftCylinder: null,
    leftAxis: null,
    leftAddition: null,
    leftPupillaryDistance: 31,
  },
}

/** The export of the customer's data in each of its states. */
export const NO_EXPORT: DataExport = {
  status: 'none',
  requestedAt: null,
  expiresAt: null,
  path: null,
  isRecentLogin: true,
}
export const QUEUED_EXPORT: DataExport = {
  ...NO_EXPORT,
  status: 'queued',
  requestedAt: '2026-11-24T10:00:00.000Z',
}
export const RUNNING_EXPORT: DataExport = { ...QUEUED_EXPORT, status: 'running' }
export const FAILED_EXPORT: DataExport = { ...QUEUED_EXPORT, status: 'failed' }
export const READY_EXPORT: DataExport = {
  ...QUEUED_EXPORT,
  status: 'ready',
  expiresAt: '2026-11-25T10:00:30.000Z',
  path: '/api/customer/exportFile',
}
export const EXPIRED_EXPORT: DataExport = { ...READY_EXPORT, status: 'expired', path: null }

export const PHONE_PASSKEY: Passkey = {
  id: 'cGhvbmU',
  name: 'Safari, iPhone',
  addedAt: '2026-11-01T08:00:00.000Z',
  lastUsedAt: '2026-11-24T10:04:00.000Z',
  isBackedUp: true,
}
export const USB_PASSKEY: Passkey = {
  ...PHONE_PASSKEY,
  id: 'dXNi',
  name: 'USB-nyckel',
  lastUsedAt: null,
  isBackedUp: false,
}

const part = {
  currency: 'SEK' as const,
  isCampaign: false,
  ordinaryPrice: 1495,
  couponPrice: null,
  fromPrice: null,
  amount: 1495,
}

export const CARD: ArticleCard = {
  id: 100_001,
  slug: 'abisko-svart',
  name: 'Abisko, svart',
  brand: 'Klarsikt',
  family: 'glasses',
  categoryPath: '/glasögon',
  url: '/glasögon/abisko-svart',
  flags: [],
  medias: [],
  price: { unit: { publicationStatus: 20, ...part }, subscription: { publicationStatus: 0, ...part } },
  priceWithLenses: null,
  lowestPrice30: null,
  couponCode: null,
  hasVTO: false,
  allowSubscription: false,
  packageAmount: null,
  colours: [],
  widths: { totalWidth: 136, noseBridge: 20 },
}
