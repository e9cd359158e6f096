import type { AgreementPart } from '@klarsikt/core/agreement'
import * as commonMessages from '@klarsikt/core/messages/common'
import { Button } from '@klarsikt/design-system/button'
import { Link } from '@klarsikt/design-system/link'
import { FormProblems, type FormResult, useShopForm } from '@klarsikt/forms'
import type { FormEvent, ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { FORM_FIELDS, type PartField, readPart } from './part-forms.js'
import styles from './agreement-wizard.module.css'

/** Returns the id, name, value and problem of a field. */
export type FieldOf<Part extends AgreementPart> = (name: PartField<Part>) => {
  readonly id: string
  readonly name: PartField<Part>
  readonly error: string | undefined
  readonly defaultValue: string | undefined
}

interface PartFormProps<Part extends AgreementPart> {
  readonly part: Part
  readonly result: FormResult | undefined
  /** The stored values of the part. */
  readonly known: Readonly<Partial<Record<PartField<Part>, string>>>
  /** The address of the previous step, or null at the first step. */
  readonly backHref: string | null
  readonly onChange: () => void
  readonly onSend: () => void
  readonly children: (field: FieldOf<Part>) => ReactNode
}

/** The form of one part. Sending it stores the part and leads to the next one. */
export function PartForm<Part extends AgreementPart>(props: PartFormProps<Part>) {
  const { part, result, known, backHref, onChange, onSend, children } = props
  const { state } = useNavigation()
  const form = useShopForm<PartField<Part>>({
    id: `agreement-${part}`,
    fields: FORM_FIELDS[part],
    lastResult: result,
    read: (sent) => readPart(part, sent),
  })
  const field: FieldOf<Part> = (name) => {
    const { defaultValue, ...rest } = form.field(name)
    return { ...rest, name, defaultValue: defaultValue ?? known[name] }
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    form.props.onSubmit(event)
    if (!event.defaultPrevented) onSend()
  }
  return (
    <Form
      {...form.props}
      method="post"
      className={styles.form}
      preventScrollReset
      onSubmit={onSubmit}
      onInput={onChange}
    >
      <input type="hidden" name="part" value={part} />
      <FormProblems form={form} isSending={state !== 'idle'} />
      {children(field)}
      <div className={styles.actions}>
        <Button type="submit" loading={state !== 'idle'}>
          {commonMessages.continue()}
        </Button>
        {backHref !== null && <Link href={backHref}>{commonMessages.back()}</Link>}
      </div>
    </Form>
  )
}
