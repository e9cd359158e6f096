import { isPlainDate, type PlainDate, stockholmDate } from '@klarsikt/core/calendar'
import { XMLParser, XMLValidator } from 'fast-xml-parser'

type ReadOptions = {
  /** Elements that may be there several times. */
  readonly lists: ReadonlySet<string>
  /** The attributes that are read, where that is not all of them: an element with any is no text to the parser. */
  readonly attributes?: ReadonlySet<string>
}

/**
 * Reads XML of somebody else; null for what is none. Entities of its own are never part of such a file, and could be made to swell: a
 * document type is refused. Values are texts, since XML Schema has several spellings of one.
 */
export function parseXmlFile(xml: string, { lists, attributes }: ReadOptions): unknown {
  if (/<!DOCTYPE/i.test(xml) || XMLValidator.validate(xml) !== true) return null
  return new XMLParser({
    ignoreAttributes: attributes ? (name) => !attributes.has(name) : false,
    attributeNamePrefix: '',
    removeNSPrefix: true,
    parseTagValue: false,
    parseAttributeValue: false,
    // Characters by their number are part of XML; the parser reads them with the names of HTML only.
    htmlEntities: true,
    isArray: (name) => lists.has(name),
  }).parse(xml)
}

/** XML from a file, in the encoding that its first bytes or its declaration name; UTF-8 where they name none that is known. */
export function decodeXml(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, DECLARATION_BYTES)).toString('latin1')
  const declared = /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1]
  const marked = BYTE_ORDER_MARKS.find(([mark]) => start.startsWith(mark))?.[1]
  // A declaration that can be read byte by byte is in none of the encodings of two bytes, whatever it says.
  const named = declared === undefined || /^(?:utf-?16|ucs|iso-10646)/i.test(declared) ? 'utf-8' : declared
  return decoderOf(marked ?? named).decode(bytes)
}

const DECLARATION_BYTES = 200
/** How UTF-16 begins, with a mark of its own or with the first sign of a declaration. */
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

/** A boolean as XML Schema writes it: `true` and `1`, `false` and `0`, blanks around. Null for any other text. */
export function xmlBoolean(text: string): boolean | null {
  const value = text.trim()
  if (value === 'true' || value === '1') return true
  return value === 'false' || value === '0' ? false : null
}

const DECIMAL = /^([+-]?)0*(\d*)(?:\.(\d*?)0*)?$/

/**
 * Kronor of XML Schema's decimal in öre: `498`, `+00498.0`, `.5` and blanks around are spellings of it. Null for parts of an öre, for
 * what is below nothing or beyond what is counted exactly, and for any other text.
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
/** Characters of a number, zeros in front included. */
const NUMBER_LENGTH = 100

/** A whole number of XML Schema that is not negative: `+0498` is 498. Null for any other text. */
export function xmlWholeNumber(text: string): number | null {
  const value = /^\s*\+?\d+\s*$/.test(text) ? Number(text) : Number.NaN
  return Number.isSafeInteger(value) ? value : null
}

const DATE = /^(\d{4}-\d{2}-\d{2})(?:Z|[+-]\d{2}:\d{2})?$/
const TIME_WITH_ZONE = /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:\d{2})$/

/** The day of XML Schema's date or time: a time with a zone is that of the day in Stockholm. Null for any other text. */
export function xmlDay(text: string): PlainDate | null {
  const value = text.trim()
  if (TIME_WITH_ZONE.test(value)) {
    const instant = new Date(value)
    return Number.isNaN(instant.getTime()) ? null : stockholmDate(instant)
  }
  const day = DATE.exec(value)?.[1] ?? value.split('T')[0] ?? ''
  return isPlainDate(day) ? day : null
}
