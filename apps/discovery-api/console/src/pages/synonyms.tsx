import type { ConsoleReply } from '@klarsikt/contract/discovery/types'
import { Button } from '@klarsikt/design-system/button'
import { TextField } from '@klarsikt/design-system/text-field'
import { useState } from 'react'
import { type SynonymRow, termsOf } from '../lib/synonym-draft.js'
import { useAnswer } from '../lib/use-answer.js'
import { useSynonymDraft } from '../lib/use-synonym-draft.js'
import { Answered } from '../ui/answered.js'
import { OutcomeAlert } from '../ui/outcome-alert.js'
import { Page } from '../ui/page.js'
import { PreviewPane } from './preview-pane.js'
import { SynonymFields } from './synonym-fields.js'

type List = ConsoleReply<'getSynonyms'>

/** Edits the synonyms. They can be tried on the live catalogue before they are saved. */
export function Synonyms({ term }: { readonly term: string }) {
  const list = useAnswer('getSynonyms')
  return (
    <Page
      title="Synonyms"
      lead="Common words of the language are known already. Write here what your shop and your shoppers call by different names."
    >
      <Answered loading={list} what="synonyms">
        {(value) => <Editor key={value.revision} list={value} term={term} onReload={list.again} />}
      </Answered>
    </Page>
  )
}

/** Shorter lists need no search field. */
const SEARCH_FROM = 10

const holds = ({ left, right }: SynonymRow, words: string) =>
  `${left} ${right}`.toLowerCase().includes(words.trim().toLowerCase())

type EditorProps = { readonly list: List; readonly term: string; readonly onReload: () => void }

function Editor({ list, term, onReload }: EditorProps) {
  const draft = useSynonymDraft(list, term)
  const { rows, rules, busy, unsaved, outcome } = draft
  const [typedQuery, setTypedQuery] = useState<string | null>(term === '' ? null : term)
  const [searchText, setSearchText] = useState('')
  const found = rows.filter((row) => row.saved === null || holds(row, searchText))
  const newest = rows.find((row) => row.saved === null && row.left !== '')
  const query = typedQuery ?? termsOf(newest?.left ?? '')[0] ?? ''
  return (
    <div className="split">
      <form
        className="stack"
        aria-label="Synonyms"
        onSubmit={(event) => {
          event.preventDefault()
          void draft.save()
        }}
        noValidate
      >
        <div className="row">
          <Button variant="secondary" onClick={draft.add}>
            Add synonyms
          </Button>
          <Button type="submit" loading={busy} aria-disabled={!unsaved}>
            {busy ? 'Saving…' : 'Save'}
          </Button>
          {unsaved && !outcome && <span className="help">Not saved yet</span>}
        </div>
        {outcome && (
          <OutcomeAlert
            tone={outcome.tone}
            text={outcome.text}
            reload={outcome.conflict ? { text: 'Load the list of the other and drop mine', onPress: onReload } : null}
          />
        )}
        {rows.length > SEARCH_FROM && (
          <TextField
            label={`Find in ${rows.length} rules`}
            type="search"
            value={searchText}
            onChange={(event) => setSearchText(event.target.value)}
          />
        )}
        {rows.length === 0 && <p className="empty">No synonyms yet.</p>}
        {rows.length > 0 && found.length === 0 && <p className="empty">No rule has these words.</p>}
        <ul className="stack">
          {found.map((row) => (
            <SynonymFields
              key={row.id}
              row={row}
              name={`Rule ${rows.indexOf(row) + 1}`}
              showProblem={draft.showProblems}
              onChange={(part) => draft.change(row.id, part)}
              onRemove={() => draft.remove(row.id)}
            />
          ))}
        </ul>
      </form>
      <PreviewPane
        label="Try a query"
        query={query}
        onQuery={setTypedQuery}
        subject={query.trim() === '' ? null : { kind: 'query', query }}
        change={{ synonyms: rules }}
      />
    </div>
  )
}
