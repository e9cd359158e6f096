import { BrokenFeed } from './broken-feed.js'

/** Encodings that a file may be in; ISO-8859-1 is read as Windows-1252, which differs from it only in signs that no text has. */
const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
type Encoding = (typeof ENCODINGS)[number] | (string & {})

/** The encoding of a file, and why it was taken for it: a guess is told to whoever sent the file. */
export type TextEncoding = {
  readonly encoding: Encoding
  readonly by: 'byte order mark' | 'declaration' | 'its letters' | 'guess'
  /** Whether the text ends in the middle of a letter. */
  readonly isCut: boolean
}

/**
 * Finds out how the bytes of a whole file are to be read: by its byte order mark, by the head of its XML, or by what its
 * bytes can be. A declaration that the bytes contradict is not believed.
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
  // Real texts in Windows-1252 hardly ever are UTF-8 by chance; and damage in a few places makes no other encoding of UTF-8.
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

/** The same text in UTF-8, without a byte order mark. */
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
    // Half of a letter of UTF-16.
    if (rest !== '') throw cutInLetter()
  }
  if (isCut) throw cutInLetter()
}

/** A stream of UTF-8 as text. */
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

/** What the head of an XML document says, where it names an encoding that is known. */
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

/** Counts what of a stream is letters of UTF-8 beyond ASCII, and what cannot be UTF-8. */
function createUtf8Check() {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let valid = 0
  let invalid = 0
  // Bytes that wait for the rest of their letter.
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

/** Whether the last bytes begin a letter of UTF-8 that they do not end. */
function endsInLetter(last: Uint8Array): boolean {
  const start = last.findLastIndex((byte) => byte >= 0xc0)
  const lead = last[start] ?? 0
  const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2
  return start !== -1 && last.length - start < length
}
