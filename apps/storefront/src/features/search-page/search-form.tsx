import { formatMessage, searchMessages, validationMessages } from '@klarsikt/core/messages'
import { href } from '@klarsikt/core/paths'
import { SEARCH_MINIMUM_LENGTH, searchTerm } from '@klarsikt/core/search'
import { Button } from '@klarsikt/design-system/button'
import { TextField } from '@klarsikt/design-system/text-field'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import styles from './search-page.module.css'

interface SearchFormProps {
  readonly query: string
  /** The page was asked for with fewer characters than a lookup needs. */
  readonly tooShort: boolean
}

const TOO_SHORT = formatMessage(validationMessages['validation.search.minLength'], { min: SEARCH_MINIMUM_LENGTH })

/** A plain form. With script, a text that is too short goes nowhere and the field says why [SSEARCH-018]. */
export function SearchForm({ query, tooShort }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string | null>(tooShort ? TOO_SHORT : null)
  useEffect(() => setError(tooShort ? TOO_SHORT : null), [tooShort, query])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const typed = String(new FormData(event.currentTarget).get('q') ?? '')
    const problem =
      typed.trim() === ''
        ? validationMessages['validation.search.required']
        : searchTerm(typed) === null
          ? TOO_SHORT
          : null
    setError(problem)
    if (problem === null) return
    event.preventDefault()
    input.current?.focus()
  }
  return (
    <Form action={href('search')} role="search" className={styles.form} onSubmit={submit} noValidate>
      <TextField
        key={query}
        ref={input}
        label={searchMessages['search.placeholder']}
        name="q"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        defaultValue={query}
        className={styles.field ?? ''}
        {...(error !== null && { error })}
      />
      <Button type="submit">{searchMessages['search.submit']}</Button>
    </Form>
  )
}
