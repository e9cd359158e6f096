import { cssFile } from './export/css-file.js'
import { dtcgFile } from './export/dtcg-file.js'
import { figmaFile } from './export/figma-file.js'
import { tokens } from './generated/tokens.js'

/** The formats in which tokens can be exported. */
export type TokenFormat = 'css' | 'dtcg' | 'figma'

/** A file with all tokens. */
export interface TokenFile {
  readonly name: string
  readonly mediaType: 'text/css' | 'application/json'
  readonly content: string
}

const WRITERS: Readonly<Record<TokenFormat, () => TokenFile>> = {
  css: () => ({ name: 'klarsikt.tokens.css', mediaType: 'text/css', content: cssFile(tokens) }),
  dtcg: () => ({
    name: 'klarsikt.tokens.json',
    mediaType: 'application/json',
    content: json(dtcgFile(tokens)),
  }),
  figma: () => ({
    name: 'klarsikt.figma-variables.json',
    mediaType: 'application/json',
    content: json(figmaFile(tokens)),
  }),
}

/** The formats, in the order in which they are offered. */
export const TOKEN_FORMATS = Object.keys(WRITERS) as readonly TokenFormat[]

/**
 * All tokens as one file: plain custom properties (CSS), the Design Tokens format of the W3C community group, version 2025.10
 * (DTCG), or the body of Figma's REST call that creates variables in the modes light, dark and their high contrast.
 */
export function tokenFile(format: TokenFormat): TokenFile {
  return WRITERS[format]()
}

function json(content: unknown): string {
  return `${JSON.stringify(content, null, 2)}\n`
}
