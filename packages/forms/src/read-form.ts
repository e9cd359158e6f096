import { parse, type Submission, type SubmissionResult } from '@conform-to/dom'
import { type FieldProblem, problemText } from '@klarsikt/core/errors'
import type { Result } from '@klarsikt/core/lib'
import type { Refusal } from './outcome.js'

/** What a form answers with; Conform shows it beside the fields and keeps what was typed. */
export type FormResult = SubmissionResult

/** What is wrong by field: a problem of core's rules, or its text. */
export type FieldProblems<Field extends string> = Readonly<Partial<Record<Field, FieldProblem | string>>>

/**
 * Reads a form by core's rules. The contract's schemas only say that each of these fields is a short text; what a good
 * one is, and in which words a bad one is refused, core says to the browser and to the backend alike.
 */
export function readForm<Field extends string, Value>(
  form: FormData,
  fields: readonly Field[],
  check: (typed: Readonly<Record<Field, string>>, form: FormData) => Result<Value, FieldProblems<Field>>,
): Submission<Value> {
  return parse<Value, string[]>(form, {
    resolve() {
      const typed = Object.fromEntries(fields.map((name) => [name, String(form.get(name) ?? '')]))
      const checked = check(typed as Record<Field, string>, form)
      return checked.ok ? { value: checked.value } : { error: errorsOf(checked.error) }
    },
  })
}

/** A refusal of the backend: beside the fields it names, and over the form where it names none. */
export function refusedForm(
  submission: Submission<unknown>,
  { message, fields }: Pick<Refusal, 'message' | 'fields'>,
  hideFields: string[] = [],
): FormResult {
  const fieldErrors = errorsOf(fields)
  return submission.reply(
    Object.keys(fieldErrors).length > 0 ? { fieldErrors, hideFields } : { formErrors: [message], hideFields },
  )
}

function errorsOf(problems: FieldProblems<string>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem === undefined ? [] : [[field, [textOf(problem)]]])),
  )
}

function textOf(problem: FieldProblem | string): string {
  return typeof problem === 'string' ? problem : problemText(problem)
}
