import { parseBankAccount } from '@klarsikt/core/autogiro/parse-bank-account'
import { problemText } from '@klarsikt/core/errors'
import * as autogiroPageMessages from '@klarsikt/core/messages/autogiro-page'
import { TextField } from '@klarsikt/design-system/text-field'
import { formStyles } from '@klarsikt/page-kit/form'
import { SignByBankId } from '@klarsikt/page-kit/signing'
import { useRef, useState } from 'react'
import { type AutogiroClient, signingCalls, type TypedAccount } from './signing-calls.js'

interface AccountFormProps {
  readonly client: () => AutogiroClient
  /** True when the BankID app has led the user back to this page. */
  readonly returns: boolean
}

/**
 * Asks for the bank account and starts the signature of its mandate. It checks the digits first and shows problems at
 * their fields.
 */
export function AccountForm({ client, returns }: AccountFormProps) {
  const [typed, setTyped] = useState<TypedAccount>({ clearing: '', number: '' })
  const [problems, setProblems] = useState<Partial<Record<keyof TypedAccount, string>>>({})
  const clearing = useRef<HTMLInputElement>(null)
  const number = useRef<HTMLInputElement>(null)

  const change = (name: keyof TypedAccount, value: string): void => {
    setTyped((before) => ({ ...before, [name]: value }))
    setProblems((before) => ({ ...before, [name]: undefined }))
  }
  const mayBegin = (): boolean => {
    const account = parseBankAccount(typed)
    if (account.ok) return true
    const { error } = account
    setProblems({
      ...(error.clearing && { clearing: problemText(error.clearing) }),
      ...(error.number && { number: problemText(error.number) }),
    })
    ;(error.clearing ? clearing : number).current?.focus()
    return false
  }
  return (
    <div className={formStyles.form}>
      <TextField
        ref={clearing}
        label={autogiroPageMessages.clearing()}
        hint={autogiroPageMessages.clearingHint()}
        inputMode="numeric"
        autoComplete="off"
        value={typed.clearing}
        onChange={(event) => change('clearing', event.target.value)}
        error={problems.clearing}
      />
      <TextField
        ref={number}
        label={autogiroPageMessages.account()}
        hint={autogiroPageMessages.accountHint()}
        inputMode="numeric"
        autoComplete="off"
        value={typed.number}
        onChange={(event) => change('number', event.target.value)}
        error={problems.number}
      />
      <SignByBankId
        calls={() => signingCalls(client(), typed)}
        returns={returns}
        label={autogiroPageMessages.sign()}
        mayBegin={mayBegin}
        withoutScript={autogiroPageMessages.withoutScript()}
      />
    </div>
  )
}
