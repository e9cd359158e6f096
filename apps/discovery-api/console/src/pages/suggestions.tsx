import type { ConsoleReply } from '@klarsikt/contract/discovery/types'
import { Button } from '@klarsikt/design-system/button'
import { Checkbox } from '@klarsikt/design-system/checkbox'
import { TextArea } from '@klarsikt/design-system/text-field'
import { useAnswer } from '../lib/use-answer.js'
import { useSuggestionDraft } from '../lib/use-suggestion-draft.js'
import { Answered } from '../ui/answered.js'
import { OutcomeAlert } from '../ui/outcome-alert.js'
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
      <div className="row">
        <Button type="submit" loading={busy} aria-disabled={!unsaved}>
          {busy ? 'Saving…' : 'Save'}
        </Button>
        {unsaved && !outcome && <span className="help">Not saved yet</span>}
      </div>
      {outcome && (
        <OutcomeAlert
          tone={outcome.tone}
          text={outcome.text}
          reload={outcome.conflict ? { text: 'Load what the other saved and drop mine', onPress: onReload } : null}
        />
      )}
      <Checkbox
        label="Show only queries that I have approved"
        checked={policy.approval}
        onChange={(event) => draft.setApproval(event.target.checked)}
      />
      <TextArea
        label="Blocked words and phrases, one a line"
        hint="A query with one of them as whole words is never suggested. Case and accents do not matter."
        rows={5}
        value={draft.blockedText}
        onChange={(event) => draft.setBlockedText(event.target.value)}
      />
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
