import type { ConsoleReply } from '@klarsikt/contract/discovery/types'
import { useState } from 'react'
import { type SynonymRow, termsOf } from '../lib/synonym-draft.js'
import { useAnswer } from '../lib/use-answer.js'
import { useSynonymDraft } from '../lib/use-synonym-draft.js'
import { Answered } from '../ui/answered.js'
import { Notice } from '../ui/notice.js'
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
        <div className="toolbar">
          <button type="button" className="button" onClick={draft.add}>
            Add synonyms
          </button>
          <button type="submit" className="button primary" aria-disabled={busy || !unsaved}>
            {busy ? 'Saving…' : 'Save'}
          </button>
          {unsaved && !outcome && <span className="help">Not saved yet</span>}
        </div>
        {outcome && (
          <Notice tone={outcome.tone}>
            <p>{outcome.text}</p>
            {outcome.conflict && (
              <button type="button" className="button small" onClick={onReload}>
                Load the list of the other and drop mine
              </button>
            )}
          </Notice>
        )}
        {rows.length > SEARCH_FROM && (
          <div className="field grow">
            <label htmlFor="find-synonym">Find in {rows.length} rules</label>
            <input
              id="find-synonym"
              type="search"
              value={searchText}
              onChange={(event) => setSearchText(event.target.value)}
            />
          </div>
        )}
        {rows.length === 0 && <p className="empty">No synonyms yet.</p>}
        {rows.length > 0 && found.length === 0 && <p className="empty">No rule has these words.</p>}
        <ul className="synonyms">
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
