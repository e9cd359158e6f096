import { BrokenFeed } from './broken-feed.js'

/**
 * Encodings that a file may have. ISO-8859-1 is read as Windows-1252, because they differ only in characters that no
 * text has.
 */
const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
type Encoding = (typeof ENCODINGS)[number] | (string & {})

/** The encoding of a file and how it was detected. The command tells the user about a guess. */
export type TextEncoding = {
  readonly encoding: Encoding
  readonly by: 'byte order mark' | 'declaration' | 'its letters' | 'guess'
  /** True when the text ends in the middle of a character. */
  readonly isCut: boolean
}

/**
 * Detects the encoding of a whole file from its byte order mark, its XML declaration, or its bytes. It ignores a
 * declaration that the bytes contradict.
 */
export async function encodingOf(chunks: AsyncIterable<Uint8Array>): Promise<TextEncoding> {
  const utf8 = createUtf8Check()
  let head: Uint8Array | undefined
  let early: TextEncoding | undefined
  for await (const chunk of chunks) {
    if (head === undefined) {
      head = chunk
      early = marked(head) ?? utf16ByZeros(head)
      if (early?.encoding.startsWith('utf-16')) return early
    }
    utf8.take(chunk)
  }
  const { valid, invalid, isCut } = utf8.end()
  if (early) return { ...early, isCut }
  const declared = declaredIn(head ?? new Uint8Array())
  // Text in Windows-1252 is hardly ever valid UTF-8 by chance. A few damaged places do not make UTF-8 another encoding.
  const isUtf8 = invalid === 0 ? valid > 0 || !isCut : valid > invalid
  if (isUtf8) {
    const believed = declared === undefined || declared === 'utf-8' || valid > 0
    if (!believed) return { encoding: declared, by: 'declaration', isCut: false }
    return { encoding: 'utf-8', by: declared === 'utf-8' ? 'declaration' : 'its letters', isCut }
  }
  if (declared !== undefined && declared !== 'utf-8' && !declared.startsWith('utf-16'))
    return { encoding: declared, by: 'declaration', isCut: false }
  return { encoding: 'windows-1252', by: 'guess', isCut: false }
}

/** Converts the text to UTF-8 without a byte order mark. */
export async function* inUtf8(
  chunks: AsyncIterable<Uint8Array>,
  { encoding, isCut }: TextEncoding,
): AsyncGenerator<Uint8Array> {
  if (encoding === 'utf-8') yield* chunks
  else {
    const decoder = new TextDecoder(encoding)
    const encoder = new TextEncoder()
    for await (const chunk of chunks) yield encoder.encode(decoder.decode(chunk, { stream: true }))
    const rest = decoder.decode()
    // The file ends with half a UTF-16 character.
    if (rest !== '') throw cutInLetter()
  }
  if (isCut) throw cutInLetter()
}

/** Decodes a stream of UTF-8. */
export async function* textOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8')
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

const cutInLetter = () => new BrokenFeed('The file ends in the middle of a letter: it was cut off.')

const UTF16LE: TextEncoding = { encoding: 'utf-16le', by: 'byte order mark', isCut: false }
const UTF16BE: TextEncoding = { encoding: 'utf-16be', by: 'byte order mark', isCut: false }

function marked(head: Uint8Array): TextEncoding | undefined {
  const [a, b, c] = head
  if (a === 0xff && b === 0xfe) return UTF16LE
  if (a === 0xfe && b === 0xff) return UTF16BE
  return a === 0xef && b === 0xbb && c === 0xbf ? { encoding: 'utf-8', by: 'byte order mark', isCut: false } : undefined
}

/** Latin text in UTF-16 has a zero in every other byte. */
function utf16ByZeros(head: Uint8Array): TextEncoding | undefined {
  const sample = head.subarray(0, 1_024)
  const zeros = [0, 0]
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const most = sample.length / 2
  if (odd > most * 0.6 && even < most * 0.1) return { ...UTF16LE, by: 'guess' }
  return even > most * 0.6 && odd < most * 0.1 ? { ...UTF16BE, by: 'guess' } : undefined
}

/** Returns the encoding that an XML declaration names, if it is a known one. */
function declaredIn(head: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(head.subarray(0, 400))
  const [, label] = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/i.exec(start) ?? []
  if (label === undefined) return undefined
  try {
    return new TextDecoder(label).encoding
  } catch {
    return undefined
  }
}

/** Counts the characters of UTF-8 beyond ASCII in a stream, and the bytes that cannot be UTF-8. */
function createUtf8Check() {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let valid = 0
  let invalid = 0
  // The last bytes of the stream. They may begin a character that is not complete.
  let last = new Uint8Array()
  const count = (text: string) => {
    for (const [part] of text.matchAll(/[\u0080-\u{10FFFF}]+/gu)) {
      const broken = part.split('\uFFFD').length - 1
      invalid += broken
      valid += part.length - broken
    }
  }
  return {
    take(chunk: Uint8Array): void {
      count(decoder.decode(chunk, { stream: true }))
      last = new Uint8Array([...last, ...chunk.subarray(-3)]).slice(-3)
    },
    end(): { readonly valid: number; readonly invalid: number; readonly isCut: boolean } {
      const rest = decoder.decode()
      const isCut = rest !== '' && endsInLetter(last)
      if (!isCut) count(rest)
      return { valid, invalid, isCut }
    },
  }
}

/** Returns whether the last bytes begin a UTF-8 character that they do not complete. */
function endsInLetter(last: Uint8Array): boolean {
  const start = last.findLastIndex((byte) => byte >= 0xc0)
  const lead = last[start] ?? 0
  const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2
  return start !== -1 && last.length - start < length
}
