import { redactPath } from './redact-path.js'

const PATH = /\/[^\s"'`<>)\]]*/g
const CREDENTIALS = /\/\/[^\s/@]+@/g

/**
 * Removes tokens and queries from the paths in a text, and credentials from its addresses, so that it may be logged.
 */
export function redactText(text: string): string {
  return text.replace(CREDENTIALS, '//***@').replace(PATH, (path) => redactPath(path))
}
