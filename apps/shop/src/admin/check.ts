import type { z } from 'zod'

/** Means that an argument is wrong or the command cannot be done. Only its message is printed. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

const dashed = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Checks the options of a command. Throws a CommandError that names every wrong option. */
export function check<T extends z.ZodType>(schema: T, typed: unknown): z.output<T> {
  const parsed = schema.safeParse(typed)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => `  --${dashed(path.join('.'))}: ${message}`)
  throw new CommandError(`This cannot be done:\n${problems.join('\n')}`)
}
