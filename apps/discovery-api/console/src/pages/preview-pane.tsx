import type { ConsoleBody, ConsoleSubject, Display } from '@klarsikt/contract/discovery/types'
import { TextField } from '@klarsikt/design-system/text-field'
import type { ReactNode } from 'react'
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
  const preview = useAnswer('preview', subject ? { body: { subject, ...change } } : null, 300)
  return (
    <aside className="box stack" aria-label="Preview">
      <h2>Preview</h2>
      {query !== null && onQuery && (
        <TextField label={label} type="search" value={query} onChange={(event) => onQuery(event.target.value)} />
      )}
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
