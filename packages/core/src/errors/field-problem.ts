import type { MessageParams, validationMessages } from '../messages/index.js'

/** Key of a text about one field. */
export type ValidationKey = keyof typeof validationMessages

/** Why a field was refused: the key of the text and the values the text asks for. */
export interface FieldProblem {
  readonly key: ValidationKey
  readonly params?: MessageParams
}

/** Makes a field problem; pass `params` when the text has placeholders. */
export function fieldProblem(key: ValidationKey, params?: MessageParams): FieldProblem {
  return params === undefined ? { key } : { key, params }
}
