import { Notice } from './notice.js'

/**
 * Shows why a whole form was refused, or nothing when there is no reason. It takes the focus, since only the button of
 * a long form is in view when the form is sent.
 */
export function FormFailure({ text }: { readonly text: string | null | undefined }) {
  return text ? <Notice tone="error">{text}</Notice> : null
}
