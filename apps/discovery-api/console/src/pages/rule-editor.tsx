import type { ConsoleRule, ConsoleShelf, ConsoleSubject, Display } from '@klarsikt/contract/discovery/types'
import { Button } from '@klarsikt/design-system/button'
import { VisuallyHidden } from '@klarsikt/design-system/visually-hidden'
import type { Failure } from '../lib/client.js'
import { useRuleDraft } from '../lib/use-rule-draft.js'
import { OutcomeAlert } from '../ui/outcome-alert.js'
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
      <Button variant="secondary" size="small" disabled={draft.pin.includes(id)} onClick={() => pin(id)}>
        Pin <VisuallyHidden>{title}</VisuallyHidden>
      </Button>
      <Button variant="ghost" size="small" onClick={() => hide(id)}>
        Hide <VisuallyHidden>{title}</VisuallyHidden>
      </Button>
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
        <div className="row">
          <Button type="submit" loading={busy} aria-disabled={!unsaved}>
            {busy ? 'Saving…' : 'Save'}
          </Button>
          {saved && (
            <Button variant="danger" onClick={() => void remove()}>
              Remove the rule
            </Button>
          )}
          {unsaved && <span className="help">Not saved yet</span>}
        </div>
        {failure && <Refused failure={failure} onReload={onReload} />}
        {done && !unsaved && <OutcomeAlert tone="success" text="Saved. In force everywhere within a second." />}
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
    return <OutcomeAlert tone="error" text={Object.values(failure.fields)[0] ?? failure.message} />
  return (
    <OutcomeAlert
      tone="error"
      text="Somebody else saved this rule meanwhile. Yours is still here, unsaved."
      reload={{ text: 'Load the rule of the other and drop mine', onPress: onReload }}
    />
  )
}
