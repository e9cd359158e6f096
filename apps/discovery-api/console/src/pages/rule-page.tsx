import type { ConsoleRule, ConsoleShelf, ConsoleSubject } from '@klarsikt/contract/discovery/types'
import { Button } from '@klarsikt/design-system/button'
import { Link } from '@klarsikt/design-system/link'
import { RadioGroup } from '@klarsikt/design-system/radio-group'
import { Select } from '@klarsikt/design-system/select'
import { TextField } from '@klarsikt/design-system/text-field'
import { useRef, useState } from 'react'
import { goTo, hrefOf } from '../lib/router.js'
import { useAnswer } from '../lib/use-answer.js'
import { Answered } from '../ui/answered.js'
import { Page } from '../ui/page.js'
import { RuleEditor } from './rule-editor.js'

type Props = { readonly query: string | null; readonly category: string }

/** Edits one rule. Without a query and a category in the address, it asks what a new rule is for. */
export function RulePage({ query, category }: Props) {
  const rules = useAnswer('getRules')
  const shelf = useAnswer('getShelf')
  const subject: ConsoleSubject | null =
    query !== null ? { kind: 'query', query } : category === '' ? null : { kind: 'category', category_id: category }
  const path = shelf.value?.categories.find(({ id }) => id === category)?.path.join(' › ')
  const title = subject === null ? 'New rule' : query === null ? `Rule for ${path ?? category}` : `Rule for “${query}”`
  return (
    <Page title={title} actions={<Link href={hrefOf('rules')}>All rules</Link>}>
      <Answered loading={shelf} what="filters and categories">
        {(offered) =>
          subject === null ? (
            <ChooseSubject shelf={offered} />
          ) : (
            <Answered loading={rules} what="the rule">
              {({ rules: list }) => {
                const present = list.find((one) => sameSubject(one.subject, subject)) ?? null
                return (
                  <RuleEditor
                    key={present?.revision ?? 'new'}
                    subject={subject}
                    present={present}
                    shelf={offered}
                    onReload={rules.again}
                  />
                )
              }}
            </Answered>
          )
        }
      </Answered>
    </Page>
  )
}

/** Compares queries as the service does: without case and needless spaces. */
function sameSubject(one: ConsoleRule['subject'], other: ConsoleSubject): boolean {
  const comparable = (text: string) => text.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ')
  if (one.kind === 'query') return other.kind === 'query' && comparable(one.query) === comparable(other.query)
  return other.kind === 'category' && one.category_id === other.category_id
}

const KINDS = [
  { value: 'query', label: 'A query' },
  { value: 'category', label: 'A category' },
] as const

function ChooseSubject({ shelf }: { readonly shelf: ConsoleShelf }) {
  const [kind, setKind] = useState<'query' | 'category'>('query')
  const [query, setQuery] = useState('')
  const [category, setCategory] = useState('')
  const [problem, setProblem] = useState(false)
  const field = useRef<(HTMLInputElement & HTMLSelectElement) | null>(null)
  const chosen = kind === 'query' ? query.trim() : category
  return (
    <form
      className="stack narrow"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen === '') {
          setProblem(true)
          field.current?.focus()
        } else goTo(hrefOf('rules/edit', kind === 'query' ? { query: chosen } : { category: chosen }))
      }}
    >
      <RadioGroup legend="What is the rule for?" name="kind" options={KINDS} value={kind} onChange={setKind} />
      {kind === 'query' ? (
        <TextField
          label="Query"
          hint="Exactly these words, however they are spaced and capitalised."
          error={problem && chosen === '' ? 'Enter a query.' : undefined}
          ref={field}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      ) : (
        <Select
          label="Category"
          placeholder="Choose…"
          options={shelf.categories.map(({ id, path }) => ({ value: id, label: path.join(' › ') }))}
          error={problem && chosen === '' ? 'Choose a category.' : undefined}
          ref={field}
          value={category}
          onChange={(event) => setCategory(event.target.value)}
        />
      )}
      <Button type="submit">Continue</Button>
    </form>
  )
}
