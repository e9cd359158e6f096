import type { ConsoleRule, ConsoleShelf, ConsoleSubject } from '@klarsikt/contract/discovery/types'
import { useState } from 'react'
import { goTo, hrefOf } from '../lib/router.js'
import { useAnswer } from '../lib/use-answer.js'
import { Answered } from '../ui/answered.js'
import { Link } from '../ui/link.js'
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
    <Page title={title} actions={<Link page="rules">All rules</Link>}>
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

function ChooseSubject({ shelf }: { readonly shelf: ConsoleShelf }) {
  const [kind, setKind] = useState<'query' | 'category'>('query')
  const [query, setQuery] = useState('')
  const [category, setCategory] = useState('')
  const [problem, setProblem] = useState(false)
  const chosen = kind === 'query' ? query.trim() : category
  return (
    <form
      className="stack narrow"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen === '') setProblem(true)
        else goTo(hrefOf('rules/edit', kind === 'query' ? { query: chosen } : { category: chosen }))
      }}
    >
      <fieldset className="segments">
        <legend>What is the rule for?</legend>
        {(['query', 'category'] as const).map((one) => (
          <label key={one}>
            <input type="radio" name="kind" checked={kind === one} onChange={() => setKind(one)} />
            <span>{one === 'query' ? 'A query' : 'A category'}</span>
          </label>
        ))}
      </fieldset>
      {kind === 'query' ? (
        <div className="field">
          <label htmlFor="query">Query</label>
          <input id="query" value={query} aria-invalid={problem} onChange={(event) => setQuery(event.target.value)} />
          <p className="help">Exactly these words, however they are spaced and capitalised.</p>
        </div>
      ) : (
        <div className="field">
          <label htmlFor="category">Category</label>
          <select
            id="category"
            value={category}
            aria-invalid={problem}
            onChange={(event) => setCategory(event.target.value)}
          >
            <option value="">Choose…</option>
            {shelf.categories.map(({ id, path }) => (
              <option key={id} value={id}>
                {path.join(' › ')}
              </option>
            ))}
          </select>
        </div>
      )}
      {problem && chosen === '' && (
        <p className="problem" role="alert">
          {kind === 'query' ? 'Enter a query.' : 'Choose a category.'}
        </p>
      )}
      <button type="submit" className="button primary">
        Continue
      </button>
    </form>
  )
}
