import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'

type Props = {
  readonly tone: 'success' | 'error'
  readonly text: string
  /** What the button does when somebody else has saved meanwhile, and its text. */
  readonly reload?: { readonly text: string; readonly onPress: () => void } | null
}

/** What came of saving, announced when it appears. */
export function OutcomeAlert({ tone, text, reload = null }: Props) {
  return (
    <Alert
      tone={tone}
      live={tone === 'error' ? 'alert' : 'status'}
      actions={
        reload ? (
          <Button variant="secondary" size="small" onClick={reload.onPress}>
            {reload.text}
          </Button>
        ) : undefined
      }
    >
      {text}
    </Alert>
  )
}
