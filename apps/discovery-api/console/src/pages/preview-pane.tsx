import type { ConsoleBody, ConsoleSubject, Display } from '@klarsikt/contract/discovery/types'
import { type ReactNode, useId } from 'react'
import { useAnswer } from '../lib/use-answer.js'
import { Answered } from '../ui/answered.js'
import { BeforeAfter } from '../ui/before-after.js'

type Props = {
  readonly label: string
  /** The query in the field; null for a category, which has no field. */
  readonly query: string | null
  readonly onQuery?: (query: string) => void
  /** Null shows nothing. */
  readonly subject: ConsoleSubject | null
  readonly change: Pick<ConsoleBody<'preview'>, 'draft' | 'synonyms'>
  readonly actions?: (product: Display) => ReactNode
}

/** Shows the list before and after the edited changes. Shoppers do not see them. */
export function PreviewPane({ label, query, onQuery, subject, change, actions }: Props) {
  const id = useId()
  const preview = useAnswer('preview', subject ? { body: { subject, ...change } } : null, 300)
  return (
    <aside className="pane" aria-label="Preview">
      <div className="pane-head">
        <h2>Preview</h2>
        {query !== null && onQuery && (
          <div className="field grow">
            <label htmlFor={id}>{label}</label>
            <input id={id} type="search" value={query} onChange={(event) => onQuery(event.target.value)} />
          </div>
        )}
      </div>
      {subject === null ? (
        <p className="empty">The list of products appears here, before and after your change.</p>
      ) : (
        <Answered loading={preview} what="the preview">
          {(value) => <BeforeAfter preview={value} {...(actions ? { actions } : {})} />}
        </Answered>
      )}
    </aside>
  )
}
