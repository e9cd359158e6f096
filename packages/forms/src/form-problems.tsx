import * as errorMessages from '@klarsikt/core/messages/error'
import { Alert } from '@klarsikt/design-system/alert'
import { ErrorSummary } from '@klarsikt/design-system/error-summary'
import { useEffect, useRef } from 'react'
import type { useShopForm } from './use-shop-form.js'

export interface FormProblemsProps {
  readonly form: Pick<ReturnType<typeof useShopForm>, 'failure' | 'problems' | 'attempt'>
  /**
   * True while the form is being sent. The earlier refusal is then hidden, so that a screen reader reads the same
   * reason again.
   */
  readonly isSending?: boolean
  /** Title of the list of the wrong fields. It counts them by default. */
  readonly title?: string
}

/** Shows above a form what stopped the whole form, and a list of the wrong fields. */
export function FormProblems({ form: { failure, problems, attempt }, isSending = false, title }: FormProblemsProps) {
  return (
    <>
      {failure !== null && !isSending && <Failure text={failure} />}
      {attempt > 0 && (
        <ErrorSummary
          problems={problems}
          attempt={attempt}
          title={title ?? errorMessages.validationSummary({ count: problems.length })}
        />
      )}
    </>
  )
}

/**
 * The reason why the whole form was refused. It takes the focus, because the button of a long form is pressed where the
 * top of the form is out of view.
 */
function Failure({ text }: { readonly text: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      <Alert tone="error" live="alert">
        {text}
      </Alert>
    </div>
  )
}
