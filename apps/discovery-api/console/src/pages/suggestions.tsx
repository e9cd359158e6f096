import type { ConsoleReply } from '@klarsikt/contract/discovery/types'
import { useAnswer } from '../lib/use-answer.js'
import { useSuggestionDraft } from '../lib/use-suggestion-draft.js'
import { Answered } from '../ui/answered.js'
import { Notice } from '../ui/notice.js'
import { Page } from '../ui/page.js'
import { SuggestedQueries } from './suggested-queries.js'

type List = ConsoleReply<'getSuggestions'>

export function Suggestions() {
  const list = useAnswer('getSuggestions')
  return (
    <Page
      title="Suggestions"
      lead="Shoppers are shown what others search for, once five visitors from different networks have searched for it and found something."
    >
      <Answered loading={list} what="suggestions">
        {(value) => <Editor key={value.revision} list={value} onReload={list.again} />}
      </Answered>
    </Page>
  )
}

function Editor({ list, onReload }: { readonly list: List; readonly onReload: () => void }) {
  const draft = useSuggestionDraft(list)
  const { policy, outcome, busy, unsaved } = draft
  return (
    <form
      className="stack"
      aria-label="Suggestions"
      onSubmit={(event) => {
        event.preventDefault()
        void draft.save()
      }}
      noValidate
    >
      <div className="toolbar">
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
              Load what the other saved and drop mine
            </button>
          )}
        </Notice>
      )}
      <label className="check">
        <input
          type="checkbox"
          checked={policy.approval}
          onChange={(event) => draft.setApproval(event.target.checked)}
        />
        <span>Show only queries that I have approved</span>
      </label>
      <div className="field grow">
        <label htmlFor="blocked">Blocked words and phrases, one a line</label>
        <textarea
          id="blocked"
          rows={5}
          value={draft.blockedText}
          aria-describedby="blocked-help"
          onChange={(event) => draft.setBlockedText(event.target.value)}
        />
        <p className="help" id="blocked-help">
          A query with one of them as whole words is never suggested. Case and accents do not matter.
        </p>
      </div>
      <h2>What others search for</h2>
      <SuggestedQueries
        queries={draft.queries}
        policy={policy}
        onApprove={draft.toggleApproved}
        onBlock={draft.block}
      />
    </form>
  )
}
