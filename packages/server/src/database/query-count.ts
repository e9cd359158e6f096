import { AsyncLocalStorage } from 'node:async_hooks'

const counter = new AsyncLocalStorage<string[]>()

/** The driver's client calls this for every statement that it sends. */
export function noteStatement(text: string): void {
  counter.getStore()?.push(text)
}

/**
 * Runs the work and returns the statements that it sent, begin and commit included. Tests use it to hold the limits of
 * R13.
 */
export async function countQueries<T>(work: () => Promise<T>): Promise<{ value: T; statements: string[] }> {
  const statements: string[] = []
  const value = await counter.run(statements, work)
  return { value, statements }
}
