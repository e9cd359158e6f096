import { AsyncLocalStorage } from 'node:async_hooks'

const counter = new AsyncLocalStorage<string[]>()

/** Called by the driver's client for every statement that goes to the server. */
export function noteStatement(text: string): void {
  counter.getStore()?.push(text)
}

/** Runs the work and tells which statements it sent, begin and commit included: the budgets of R13 are asserted with it. */
export async function countQueries<T>(work: () => Promise<T>): Promise<{ value: T; statements: string[] }> {
  const statements: string[] = []
  const value = await counter.run(statements, work)
  return { value, statements }
}
