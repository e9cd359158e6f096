import { isPlainDate, type PlainDate, stockholmDate } from '@klarsikt/core/calendar'
import { XMLBuilder, XMLParser, XMLValidator } from 'fast-xml-parser'

type ReadOptions = {
  /** Elements that can occur several times. */
  readonly lists: ReadonlySet<string>
  /**
   * The attributes to read; all when left out. The parser returns an element with an attribute as an object, not as a
   * text.
   */
  readonly attributes?: ReadonlySet<string>
}

/**
 * Parses XML from another party; null for invalid XML. A document type is refused, since its entities could expand
 * without limit. Values stay texts, because XML Schema has several spellings of one value.
 */
export function parseXmlFile(xml: string, { lists, attributes }: ReadOptions): unknown {
  if (/<!DOCTYPE/i.test(xml) || XMLValidator.validate(xml) !== true) return null
  return new XMLParser({
    ignoreAttributes: attributes ? (name) => !attributes.has(name) : false,
    attributeNamePrefix: '',
    removeNSPrefix: true,
    parseTagValue: false,
    parseAttributeValue: false,
    // The parser reads numeric character references only together with the names of HTML.
    htmlEntities: true,
    isArray: (name) => lists.has(name),
  }).parse(xml)
}

/** Writes XML for another party. Names that begin with `@` become attributes. */
export function buildXmlFile(root: Readonly<Record<string, unknown>>): string {
  return new XMLBuilder({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    format: true,
    suppressEmptyNode: true,
  }).build({ '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, ...root })
}

/** Decodes XML by its byte order mark or its declared encoding; UTF-8 when neither names a known one. */
export function decodeXml(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, DECLARATION_BYTES)).toString('latin1')
  const declared = /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1]
  const marked = BYTE_ORDER_MARKS.find(([mark]) => start.startsWith(mark))?.[1]
  // A declaration that is readable byte by byte cannot be in a two-byte encoding, whatever it says.
  const named = declared === undefined || /^(?:utf-?16|ucs|iso-10646)/i.test(declared) ? 'utf-8' : declared
  return decoderOf(marked ?? named).decode(bytes)
}

const DECLARATION_BYTES = 200
/** How files begin by encoding: with a byte order mark, or with the first character of a declaration in UTF-16. */
const BYTE_ORDER_MARKS = [
  ['\u00ef\u00bb\u00bf', 'utf-8'],
  ['\u00ff\u00fe', 'utf-16le'],
  ['\u00fe\u00ff', 'utf-16be'],
  ['<\0', 'utf-16le'],
  ['\0<', 'utf-16be'],
] as const

function decoderOf(label: string): TextDecoder {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder()
  }
}

/** A boolean of XML Schema: `true` or `1`, `false` or `0`, perhaps with blanks around. Null for any other text. */
export function xmlBoolean(text: string): boolean | null {
  const value = text.trim()
  if (value === 'true' || value === '1') return true
  return value === 'false' || value === '0' ? false : null
}

const DECIMAL = /^([+-]?)0*(\d*)(?:\.(\d*?)0*)?$/

/**
 * A decimal of XML Schema in kronor, as öre. `498`, `+00498.0` and `.5` are valid, blanks around too. Null for
 * fractions of an öre, negative amounts, unsafe integers and any other text.
 */
export function oreOfXmlDecimal(text: string): number | null {
  const read = text.length > NUMBER_LENGTH ? null : DECIMAL.exec(text.trim())
  if (!read || !/\d/.test(text)) return null
  const [, sign, kronor = '', decimals = ''] = read
  if (decimals.length > ORE_DIGITS) return null
  const ore = Number(kronor) * 100 + Number(decimals.padEnd(ORE_DIGITS, '0'))
  return Number.isSafeInteger(ore) && (sign !== '-' || ore === 0) ? ore : null
}

const ORE_DIGITS = 2
/** Longest text of a number, in characters, leading zeros included. */
const NUMBER_LENGTH = 100

/** A non-negative whole number of XML Schema: `+0498` is 498. Null for any other text. */
export function xmlWholeNumber(text: string): number | null {
  const value = /^\s*\+?\d+\s*$/.test(text) ? Number(text) : Number.NaN
  return Number.isSafeInteger(value) ? value : null
}

const DATE = /^(\d{4}-\d{2}-\d{2})(?:Z|[+-]\d{2}:\d{2})?$/
const TIME_WITH_ZONE = /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:\d{2})$/

/** The day of a date or time of XML Schema; a time with a zone gives the day in Stockholm. Null for any other text. */
export function xmlDay(text: string): PlainDate | null {
  const value = text.trim()
  if (TIME_WITH_ZONE.test(value)) {
    const instant = new Date(value)
    return Number.isNaN(instant.getTime()) ? null : stockholmDate(instant)
  }
  const day = DATE.exec(value)?.[1] ?? value.split('T')[0] ?? ''
  return isPlainDate(day) ? day : null
}
