import { redactPath } from './redact-path.js'

const PATH = /\/[^\s"'`<>)\]]*/g
const CREDENTIALS = /\/\/[^\s/@]+@/g

/** A text that is fit for the log: paths in it lose their tokens and queries, addresses their credentials. */
export function redactText(text: string): string {
  return text.replace(CREDENTIALS, '//***@').replace(PATH, (path) => redactPath(path))
}
