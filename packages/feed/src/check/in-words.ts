import type { z } from 'zod'
import { NotUnderstood } from '../readers/not-understood.js'

type Issue = z.core.$ZodIssue

/** Matches the default messages of the schema library. A schema may also have its own message. */
const OF_LIBRARY = /^(?:Invalid|Too small|Too big|Unrecognized)/

/** Says what is wrong with a field, in words for the person who wrote the file. */
export function inWords(issue: Issue, record: unknown): string {
  const value = valueAt(record, issue.path)
  if (value instanceof NotUnderstood) return value.why
  if (value === undefined || value === null || value === '') return 'is missing'
  if (!OF_LIBRARY.test(issue.message)) return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${KINDS[issue.expected] ?? issue.expected}, and is ${shown(value)}`
    case 'too_small':
      return `must be at least ${issue.minimum}, and is ${shown(value)}`
    case 'too_big':
      return AT_MOST[issue.origin]?.(issue.maximum) ?? `must be at most ${issue.maximum}`
    default:
      return `is not understood: ${shown(value)}`
  }
}

const KINDS: Readonly<Record<string, string>> = {
  number: 'a number such as 1295.5',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'a record',
  record: 'a record',
}

const AT_MOST: Readonly<Record<string, (most: number | bigint) => string>> = {
  string: (most) => `is longer than ${most} characters`,
  array: (most) => `has more than ${most} entries`,
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`
}

function valueAt(record: unknown, path: readonly PropertyKey[]): unknown {
  let value = record
  for (const key of path) value = (value as Readonly<Record<PropertyKey, unknown>> | undefined | null)?.[key]
  return value
}
