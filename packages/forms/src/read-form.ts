import { parse, type Submission, type SubmissionResult } from '@conform-to/dom'
import { type FieldProblem, problemText } from '@klarsikt/core/errors'
import type { Result } from '@klarsikt/core/lib'
import type { Refusal } from './outcome.js'

/** The answer to a form. Conform shows it beside the fields and keeps the typed values. */
export type FormResult = SubmissionResult

/** Problems by field: a problem of core's rules, or its text. */
export type FieldProblems<Field extends string> = Readonly<Partial<Record<Field, FieldProblem | string>>>

/**
 * Reads a form by core's rules. The contract's schemas only require that each field is a short text. Core decides for
 * the browser and the backend whether a value is right and which text refuses it.
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

/**
 * Makes the answer of a refusal by the backend. The text is shown beside the fields that it names, or above the form
 * when it names none.
 */
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
