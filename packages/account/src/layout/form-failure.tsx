import { Alert } from '@klarsikt/design-system/alert'

/** Why a form as a whole was refused, announced at once; nothing while there is no reason. */
export function FormFailure({ text }: { readonly text: string | null | undefined }) {
  return text ? (
    <Alert tone="error" live="alert">
      {text}
    </Alert>
  ) : null
}
