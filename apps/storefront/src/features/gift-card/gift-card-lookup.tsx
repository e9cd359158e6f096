import { giftcardMessages } from '@klarsikt/core/messages'
import { useAfterPress } from '@klarsikt/design-system/after-press'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { focusField } from '@klarsikt/design-system/error-summary'
import { TextField } from '@klarsikt/design-system/text-field'
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { callShop } from '../../lib/call.js'
import { useShop } from '../../shell/shop-state.js'
import { type CardAnswer, type CardField, refusedCard, typedProblems } from './card-answer.js'
import { CardBalance } from './card-balance.js'
import styles from './gift-card-page.module.css'

const FIELDS: readonly CardField[] = ['number', 'pin']

/** Number and PIN of a gift card for what is left on it. They are sent in a body, never in an address [GIFT-001, GIFT-002]. */
export function GiftCardLookup({ answered }: { readonly answered?: CardAnswer | undefined }) {
  const store = useShop()
  const [answer, setAnswer] = useState<CardAnswer | null>(answered ?? null)
  const [busy, setBusy] = useState(false)
  const problems = answer?.ok === false ? answer.fields : {}
  const first = useFirstWrong(answer)
  const afterPress = useAfterPress()

  const look = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const typed = readCard(event.currentTarget)
    const wrong = typedProblems(typed)
    if (Object.keys(wrong).length > 0) return first({ ok: false, fields: wrong, message: null }, setAnswer)
    setBusy(true)
    const outcome = await callShop(store, (client) => client.lookupGiftCard({ body: typed }))
    setBusy(false)
    first(outcome.ok ? { ok: true, card: outcome.value.data } : refusedCard(outcome), setAnswer)
  }
  const judge = ({ target }: FormEvent<HTMLFormElement> | FocusEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement) || target.value === '') return
    const name = FIELDS.find((field) => field === target.name)
    if (!name) return
    const { [name]: problem } = typedProblems({ number: '', pin: '', [name]: target.value })
    setAnswer((before) => withProblem(before, name, problem))
  }
  return (
    <form
      method="post"
      noValidate
      className={styles.form}
      onSubmit={(event) => void look(event)}
      onBlur={(event) => afterPress(() => judge(event))}
      onInput={(event) => marked(event, problems) && judge(event)}
    >
      <TextField
        id="gift-card-number"
        name="number"
        label={giftcardMessages['giftcard.number']}
        hint={giftcardMessages['giftcard.numberHint']}
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        required
        error={problems.number}
      />
      <TextField
        id="gift-card-pin"
        name="pin"
        label={giftcardMessages['giftcard.pin']}
        hint={giftcardMessages['giftcard.pinHint']}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        required
        error={problems.pin}
        className={styles.pin ?? ''}
      />
      <div>
        <Button type="submit" loading={busy}>
          {giftcardMessages['giftcard.check']}
        </Button>
      </div>
      {answer?.ok && <CardBalance card={answer.card} />}
      {answer?.ok === false && answer.message && (
        <Alert tone="error" live="alert">
          {answer.message}
        </Alert>
      )}
    </form>
  )
}

function readCard(form: HTMLFormElement): Record<CardField, string> {
  const typed = new FormData(form)
  return { number: String(typed.get('number') ?? ''), pin: String(typed.get('pin') ?? '') }
}

function marked({ target }: FormEvent<HTMLFormElement>, problems: Readonly<Partial<Record<string, string>>>): boolean {
  return target instanceof HTMLInputElement && problems[target.name] !== undefined
}

function withProblem(before: CardAnswer | null, name: CardField, problem: string | undefined): CardAnswer | null {
  const fields = before?.ok === false ? before.fields : {}
  if (problem === fields[name]) return before
  const { [name]: _gone, ...rest } = fields
  return { ok: false, fields: problem === undefined ? rest : { ...rest, [name]: problem }, message: null }
}

/** Shows an answer, and leads to the first field it finds wrong. */
function useFirstWrong(answer: CardAnswer | null) {
  const wanted = useRef(false)
  useEffect(() => {
    if (!wanted.current || answer?.ok !== false) return
    wanted.current = false
    const field = FIELDS.find((name) => answer.fields[name])
    if (field) focusField(`gift-card-${field}`)
  }, [answer])
  return (next: CardAnswer, show: (answer: CardAnswer) => void) => {
    wanted.current = true
    show(next)
  }
}
