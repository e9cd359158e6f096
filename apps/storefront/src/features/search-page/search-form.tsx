import * as searchMessages from '@klarsikt/core/messages/search'
import { SEARCH_MINIMUM_LENGTH, searchTerm } from '@klarsikt/core/search'
import { Button } from '@klarsikt/design-system/button'
import { TextField } from '@klarsikt/design-system/text-field'
import { href } from '@klarsikt/shop-config/paths'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import styles from './search-page.module.css'

interface SearchFormProps {
  readonly query: string
  /** True where the address has fewer characters than a search needs. */
  readonly tooShort: boolean
}

const TOO_SHORT = searchMessages.searchMinLength({ min: SEARCH_MINIMUM_LENGTH })

/** A plain form. With scripts, a text that is too short is not sent, and the field says why [SSEARCH-018]. */
export function SearchForm({ query, tooShort }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<{ readonly at: string; readonly why: string } | null>(null)
  const settled = useRef(query)
  // A new search changes only the field's text, so that the field keeps the focus. Input from before the scripts loaded
  // stays.
  useEffect(() => {
    if (settled.current === query) return
    settled.current = query
    if (input.current) input.current.value = query
  }, [query])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const why = problem(input.current?.value ?? '')
    setRefused(why === null ? null : { at: query, why })
    if (why === null) return
    event.preventDefault()
    input.current?.focus()
  }
  const error = refused?.at === query ? refused.why : tooShort ? TOO_SHORT : null
  return (
    <search>
      <Form action={href('search')} className={styles.form} onSubmit={submit} noValidate>
        <TextField
          ref={input}
          label={searchMessages.placeholder()}
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          defaultValue={query}
          className={styles.field ?? ''}
          {...(error !== null && { error })}
        />
        <Button type="submit">{searchMessages.submit()}</Button>
      </Form>
    </search>
  )
}

function problem(typed: string): string | null {
  if (typed.trim() === '') return searchMessages.searchRequired()
  return searchTerm(typed) === null ? TOO_SHORT : null
}
