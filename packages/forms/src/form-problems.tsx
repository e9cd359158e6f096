import * as errorMessages from '@klarsikt/core/messages/error'
import { Alert } from '@klarsikt/design-system/alert'
import { ErrorSummary } from '@klarsikt/design-system/error-summary'
import type { useShopForm } from './use-shop-form.js'

export interface FormProblemsProps {
  readonly form: Pick<ReturnType<typeof useShopForm>, 'failure' | 'problems' | 'attempt'>
  /**
   * True while the form is being sent. The earlier refusal is then hidden, so that a screen reader reads the same
   * reason again.
   */
  readonly isSending?: boolean
}

/** Shows above a form what stopped the whole form, and a list of the wrong fields. */
export function FormProblems({ form: { failure, problems, attempt }, isSending = false }: FormProblemsProps) {
  return (
    <>
      {failure !== null && !isSending && (
        <Alert tone="error" live="alert">
          {failure}
        </Alert>
      )}
      {attempt > 0 && (
        <ErrorSummary
          problems={problems}
          attempt={attempt}
          title={errorMessages.validationSummary({ count: problems.length })}
        />
      )}
    </>
  )
}
