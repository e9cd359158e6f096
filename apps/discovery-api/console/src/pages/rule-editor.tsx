import type { ConsoleRule, ConsoleShelf, ConsoleSubject, Display } from '@klarsikt/contract/discovery/types'
import type { Failure } from '../lib/client.js'
import { useRuleDraft } from '../lib/use-rule-draft.js'
import { Notice } from '../ui/notice.js'
import { AdjustFields } from './adjust-fields.js'
import { ListedProducts } from './listed-products.js'
import { PreviewPane } from './preview-pane.js'

type Props = {
  readonly subject: ConsoleSubject
  readonly present: ConsoleRule | null
  readonly shelf: ConsoleShelf
  readonly onReload: () => void
}

export function RuleEditor({ subject, present, shelf, onReload }: Props) {
  const { draft, saved, unsaved, busy, failure, done, change, pin, hide, save, remove } = useRuleDraft(subject, present)

  const actions = ({ product_id: id, title }: Display) => (
    <>
      <button type="button" className="button small" disabled={draft.pin.includes(id)} onClick={() => pin(id)}>
        Pin <span className="unseen">{title}</span>
      </button>
      <button type="button" className="button quiet small" onClick={() => hide(id)}>
        Hide <span className="unseen">{title}</span>
      </button>
    </>
  )

  return (
    <div className="split">
      <form
        className="stack"
        aria-label="Rule"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <div className="toolbar">
          <button type="submit" className="button primary" aria-disabled={busy || !unsaved}>
            {busy ? 'Saving…' : 'Save'}
          </button>
          {saved && (
            <button type="button" className="button danger" onClick={() => void remove()}>
              Remove the rule
            </button>
          )}
          {unsaved && <span className="help">Not saved yet</span>}
        </div>
        {failure && <Refused failure={failure} onReload={onReload} />}
        {done && !unsaved && <Notice tone="good">Saved. In force everywhere within a second.</Notice>}
        <ListedProducts
          title="Pinned"
          help="First in the list, in this order, whether the words find them or not."
          verb="Pin"
          ids={draft.pin}
          ordered
          onAdd={pin}
          onChange={(ids) => change({ pin: ids })}
        />
        <ListedProducts
          title="Hidden"
          help="Never in this list."
          verb="Hide"
          ids={draft.hide}
          onAdd={hide}
          onChange={(ids) => change({ hide: ids })}
        />
        <AdjustFields filters={shelf.filters} adjust={draft.adjust} onChange={(adjust) => change({ adjust })} />
      </form>
      <PreviewPane label="" query={null} subject={subject} change={{ draft }} actions={actions} />
    </div>
  )
}

function Refused({ failure, onReload }: { readonly failure: Failure; readonly onReload: () => void }) {
  if (failure.code !== 'conflict')
    return <Notice tone="bad">{Object.values(failure.fields)[0] ?? failure.message}</Notice>
  return (
    <Notice tone="bad">
      <p>Somebody else saved this rule meanwhile. Yours is still here, unsaved.</p>
      <button type="button" className="button small" onClick={onReload}>
        Load the rule of the other and drop mine
      </button>
    </Notice>
  )
}
