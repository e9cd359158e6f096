import type { ConsoleReply, SuggestionPolicy } from '@klarsikt/contract/discovery/types'
import { Scroll } from '../ui/scroll.js'

type Query = ConsoleReply<'getSuggestions'>['queries'][number]

type Props = {
  readonly queries: readonly Query[]
  /** The policy with the unsaved changes. */
  readonly policy: SuggestionPolicy
  readonly onApprove: (query: string) => void
  readonly onBlock: (query: string) => void
}

const STATES = {
  shown: ['good', 'Shown'],
  waiting: ['', 'Waits for approval'],
  blocked: ['bad', 'Blocked'],
} as const

/** Lists queries of enough visitors, whether shoppers see each, and buttons to approve or block it. */
export function SuggestedQueries({ queries, policy, onApprove, onBlock }: Props) {
  if (queries.length === 0) return <p className="empty">No query has been searched for by enough visitors yet.</p>
  return (
    <Scroll label="What others search for">
      <table>
        <thead>
          <tr>
            <th scope="col">Query</th>
            <th scope="col" className="number">
              Visitors
            </th>
            <th scope="col">Now</th>
            <th scope="col">
              <span className="unseen">What to do</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {queries.map(({ query, visitors, state }) => {
            const [tone, text] = STATES[state]
            const approved = policy.approved.includes(query)
            return (
              <tr key={query}>
                <th scope="row">{query}</th>
                <td className="number">{visitors.toLocaleString('en')}</td>
                <td>
                  <span className={`state ${tone}`}>{text}</span>
                </td>
                <td className="row-actions">
                  {policy.approval && (
                    <button
                      type="button"
                      className="button small"
                      aria-pressed={approved}
                      onClick={() => onApprove(query)}
                    >
                      {approved ? 'Approved' : 'Approve'} <span className="unseen">{query}</span>
                    </button>
                  )}
                  {!policy.blocked.includes(query) && (
                    <button type="button" className="button quiet small" onClick={() => onBlock(query)}>
                      Block <span className="unseen">{query}</span>
                    </button>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Scroll>
  )
}
