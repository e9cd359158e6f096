import type { ConsoleRule, ConsoleShelf } from '@klarsikt/contract/discovery/types'
import { counted, instant } from '../lib/format.js'
import { useAnswer } from '../lib/use-answer.js'
import { Answered } from '../ui/answered.js'
import { Link } from '../ui/link.js'
import { Page } from '../ui/page.js'
import { Scroll } from '../ui/scroll.js'

export function Rules() {
  const rules = useAnswer('getRules')
  const shelf = useAnswer('getShelf')
  return (
    <Page
      title="Rules"
      lead="Pin, hide, boost or bury products for one query or one category."
      actions={
        <Link page="rules/edit" className="button primary">
          New rule
        </Link>
      }
    >
      <Answered loading={rules} what="rules">
        {({ rules: list }) =>
          list.length === 0 ? (
            <p className="empty">No rules yet: every list is in the order of relevance and demand.</p>
          ) : (
            <Scroll label="Rules">
              <table>
                <thead>
                  <tr>
                    <th scope="col">For</th>
                    <th scope="col">What it does</th>
                    <th scope="col">Changed</th>
                  </tr>
                </thead>
                <tbody>
                  {list.map((rule) => (
                    <Row key={JSON.stringify(rule.subject)} rule={rule} categories={shelf.value?.categories ?? []} />
                  ))}
                </tbody>
              </table>
            </Scroll>
          )
        }
      </Answered>
    </Page>
  )
}

type RowProps = { readonly rule: ConsoleRule; readonly categories: ConsoleShelf['categories'] }

function Row({ rule: { subject, draft, changed_at: changedAt }, categories }: RowProps) {
  const parts = [
    draft.pin.length > 0 && `${draft.pin.length} pinned`,
    draft.hide.length > 0 && `${draft.hide.length} hidden`,
    draft.adjust.length > 0 && counted(draft.adjust.length, 'boost or bury', 'boosts and buries'),
  ].filter((part) => part !== false)
  const search: Record<string, string> =
    subject.kind === 'query' ? { query: subject.query } : { category: subject.category_id }
  return (
    <tr>
      <th scope="row">
        <Link page="rules/edit" search={search}>
          {subject.kind === 'query'
            ? `“${subject.query}”`
            : (categories.find(({ id }) => id === subject.category_id)?.path.join(' › ') ?? subject.category_id)}
        </Link>
        <span className="tag">{subject.kind}</span>
      </th>
      <td>{parts.join(', ') || 'Nothing'}</td>
      <td>{instant(changedAt)}</td>
    </tr>
  )
}
