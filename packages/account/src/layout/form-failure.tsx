import { Notice } from './notice.js'

/**
 * Why a form as a whole was refused; nothing while there is no reason. Focus goes to it, since of a long form only the button
 * is in view when it is sent.
 */
export function FormFailure({ text }: { readonly text: string | null | undefined }) {
  return text ? <Notice tone="error">{text}</Notice> : null
}
