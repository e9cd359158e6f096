import * as errorMessages from '@klarsikt/core/messages/error'
import { Alert } from '@klarsikt/design-system/alert'
import { ErrorSummary } from '@klarsikt/design-system/error-summary'
import type { useShopForm } from './use-shop-form.js'

export interface FormProblemsProps {
  readonly form: Pick<ReturnType<typeof useShopForm>, 'failure' | 'problems' | 'attempt'>
  /** It is being sent: why it was refused before is gone meanwhile, so that the same reason twice is read out twice. */
  readonly isSending?: boolean
}

/** Above the fields of a form: what stopped it as a whole, and a list of the fields that are wrong. */
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
