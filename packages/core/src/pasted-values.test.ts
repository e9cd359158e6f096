import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { normaliseCode } from './cart/index.js'
import { parseCustomerNumber } from './customer/index.js'
import { type FieldProblem, problemText } from './errors/index.js'
import { readStamp, stampText } from './fit/index.js'
import { parseReferralCode } from './friends/index.js'
import { checkTypedGiftCard } from './gift-card/index.js'
import {
  parseBirthDateDigits,
  parseCity,
  parseEmail,
  parseFirstName,
  parseLastName,
  parseMobile,
  parseOneTimeCode,
  parseOrganisationNumber,
  parsePersonalNumber,
  parsePostalCode,
  parseStreet,
} from './identity/index.js'
import { parseMobileE164 } from './identity/phone.js'
import { parseBankgiro, parseInvoicePrice, parseOcrNumber } from './invoice/index.js'
import { checkNextDay } from './lens-subscription/index.js'
import type { Result } from './lib/index.js'
import { readPickUpCode } from './order/index.js'
import { readGlassesPrescription, readWorkingDistances } from './prescription/index.js'
import { searchTerm } from './search/search.js'
import { readStoreQuery } from './stores/index.js'
import { checkWithdrawal } from './withdrawal/index.js'

interface Row {
  readonly field: string
  readonly typed: string
  readonly means: string | number | null
}

const rows = JSON.parse(readFileSync(path.join(import.meta.dirname, 'pasted-values.json'), 'utf8')) as Row[]
const today = '2026-11-28'

const eye = { Sphere: '-1,00', Cylinder: '-0,50', Axis: '90', Addition: '2,00', PupillaryDistance: '31' }
const SPHERICAL = { Cylinder: '', Axis: '' }

/** Reads a prescription with one value of the right eye replaced; all others are valid. */
function ofEye(name: keyof typeof eye, text: string): unknown {
  const withoutAxis = name === 'Cylinder' && !/\d/.test(text) ? { Axis: '' } : {}
  const around = name === 'Axis' && !/\d/.test(text) ? SPHERICAL : withoutAxis
  const typed = Object.entries({ ...eye, ...around, [name]: text })
  const read = readGlassesPrescription(
    {
      ...Object.fromEntries(Object.entries(eye).map(([field, value]) => [`left${field}`, value])),
      ...Object.fromEntries(typed.map(([field, value]) => [`right${field}`, value])),
    },
    { confirmedRecent: true },
  )
  return read.ok ? read.value[`right${name}`] : read.error
}

const valueOf = (read: Result<unknown, FieldProblem>): unknown => (read.ok ? read.value : problemText(read.error))
const withdrawn = { name: 'Anna Ek', orderNumber: '12345678', email: 'anna@example.se', goods: '' }

const READERS: Readonly<Record<string, (typed: string) => unknown>> = {
  mobile: (text) => [parseMobile, parseMobileE164].map((parse) => valueOf(parse(text)))[0],
  'postal code': (text) => valueOf(parsePostalCode(text)),
  'first name': (text) => valueOf(parseFirstName(text)),
  'last name': (text) => valueOf(parseLastName(text)),
  'organisation number': (text) => valueOf(parseOrganisationNumber(text)),
  'personal number': (text) => valueOf(parsePersonalNumber(text, today)),
  'e-mail': (text) => valueOf(parseEmail(text)),
  street: (text) => valueOf(parseStreet(text)),
  city: (text) => valueOf(parseCity(text)),
  'one-time code': (text) => valueOf(parseOneTimeCode(text)),
  'birth date': (text) => valueOf(parseBirthDateDigits(text)),
  'OCR number': (text) => valueOf(parseOcrNumber(text)),
  'gift card number': (number) => {
    const read = checkTypedGiftCard({ number, pin: '1234' })
    return read.ok ? read.value.number : read.error
  },
  'gift card PIN': (pin) => {
    const read = checkTypedGiftCard({ number: '1234567890123456', pin })
    return read.ok ? read.value.pin : read.error
  },
  'discount code': normaliseCode,
  'order number': (orderNumber) => {
    const read = checkWithdrawal({ ...withdrawn, orderNumber })
    return read.ok ? read.value.orderNumber : read.error
  },
  'customer number': (text) => valueOf(parseCustomerNumber(text)),
  'pick-up code': readPickUpCode,
  date: (text) => valueOf(checkNextDay(text, today)),
  sphere: (text) => ofEye('Sphere', text),
  cylinder: (text) => ofEye('Cylinder', text),
  axis: (text) => ofEye('Axis', text),
  addition: (text) => ofEye('Addition', text),
  'pupillary distance': (text) => ofEye('PupillaryDistance', text),
  'working distance': (monitor) => {
    const read = readWorkingDistances({ monitor })
    return read.ok ? read.value.monitor : read.error
  },
  price: (text) => {
    const read = parseInvoicePrice(text)
    return read.ok ? (read.value / 100).toFixed(2) : read.error
  },
  'bank giro': parseBankgiro,
  'store search': (text) => {
    const query = readStoreQuery(text)
    return query.kind === 'postal-code' ? query.digits : query.text
  },
  search: searchTerm,
  'frame size': (text) => {
    const stamp = readStamp(text)
    return stamp && stampText(stamp)
  },
  'referral code': parseReferralCode,
}

it.each(rows)('reads the $field $typed as $means', ({ field, typed, means }) => {
  expect(READERS[field]?.(typed)).toEqual(means)
})

it('has a reader and a row for every field', () => {
  expect([...new Set(rows.map(({ field }) => field))].sort()).toEqual(Object.keys(READERS).sort())
})
