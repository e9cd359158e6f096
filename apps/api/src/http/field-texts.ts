import { type FieldProblem, problemText } from '@klarsikt/core/errors'

/** The Swedish texts of the problems by field, for a refusal. */
export function fieldTexts(problems: Readonly<Partial<Record<string, FieldProblem>>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem ? [[field, problemText(problem)]] : [])),
  )
}
