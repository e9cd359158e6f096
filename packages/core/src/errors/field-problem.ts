import type { MessageParams } from '../messages/message.js'

/** Why a form field was refused: the message and its parameters. */
export interface FieldProblem {
  readonly message: (params: MessageParams) => string
  readonly params: MessageParams
}

/** Creates a field problem. The types demand the parameters of the message. */
export function fieldProblem<Params extends readonly [MessageParams?]>(
  message: (...params: Params) => string,
  ...[params = {}]: Params
): FieldProblem {
  return { message: message as unknown as FieldProblem['message'], params }
}

/** Returns the Swedish text of a problem. */
export function problemText({ message, params }: FieldProblem): string {
  return message(params)
}
