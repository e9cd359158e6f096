import type { FieldProblem } from '../errors/index.js'
import { err, ok, type Result } from '../lib/index.js'

/** Problems of a form by field. */
export type FieldProblemsOf<Field extends string> = Readonly<Partial<Record<Field, FieldProblem>>>

type Checks<Value> = { readonly [Field in keyof Value]: Result<Value[Field], FieldProblem> }

/** Combines the results of a form's fields: all values if every field is valid, else all problems. */
export function checkFields<Value extends object>(
  checks: Checks<Value>,
): Result<Value, FieldProblemsOf<Extract<keyof Value, string>>> {
  const outcomes = Object.entries<Result<unknown, FieldProblem>>(checks)
  const problems = outcomes.flatMap(([field, outcome]) => (outcome.ok ? [] : [[field, outcome.error] as const]))
  if (problems.length > 0) return err(Object.fromEntries(problems) as FieldProblemsOf<Extract<keyof Value, string>>)
  return ok(Object.fromEntries(outcomes.map(([field, outcome]) => [field, outcome.ok && outcome.value])) as Value)
}
