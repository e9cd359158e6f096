import type { z } from 'zod'

/** What was typed is wrong, or cannot be done; the message is all that is printed. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

const dashed = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** What was typed, checked; a refusal names each option that is wrong. */
export function check<T extends z.ZodType>(schema: T, typed: unknown): z.output<T> {
  const parsed = schema.safeParse(typed)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => `  --${dashed(path.join('.'))}: ${message}`)
  throw new CommandError(`This cannot be done:\n${problems.join('\n')}`)
}
