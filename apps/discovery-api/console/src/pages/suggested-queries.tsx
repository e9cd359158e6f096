import type { ConsoleReply, SuggestionPolicy } from '@klarsikt/contract/discovery/types'
import { Badge } from '@klarsikt/design-system/badge'
import { Button } from '@klarsikt/design-system/button'
import { type Column, Table } from '@klarsikt/design-system/table'
import { VisuallyHidden } from '@klarsikt/design-system/visually-hidden'

type Query = ConsoleReply<'getSuggestions'>['queries'][number]

type Props = {
  readonly queries: readonly Query[]
  /** The policy with the unsaved changes. */
  readonly policy: SuggestionPolicy
  readonly onApprove: (query: string) => void
  readonly onBlock: (query: string) => void
}

const STATES = {
  shown: ['success', 'Shown'],
  waiting: ['neutral', 'Waits for approval'],
  blocked: ['danger', 'Blocked'],
} as const

const KNOWN: readonly Column<Query>[] = [
  { key: 'query', title: 'Query', rowHeader: true, cell: ({ query }) => query },
  { key: 'now', title: 'Now', cell: ({ state }) => <Badge tone={STATES[state][0]}>{STATES[state][1]}</Badge> },
  { key: 'visitors', title: 'Visitors', align: 'end', cell: ({ visitors }) => visitors.toLocaleString('en') },
]

/** Lists queries of enough visitors, whether shoppers see each, and buttons to approve or block it. */
export function SuggestedQueries({ queries, ...choices }: Props) {
  if (queries.length === 0) return <p className="empty">No query has been searched for by enough visitors yet.</p>
  return (
    <Table
      caption="What others search for"
      captionHidden
      rows={queries}
      rowKey={({ query }) => query}
      columns={[
        ...KNOWN,
        { key: 'what-to-do', title: 'What to do', align: 'end', cell: ({ query }) => buttons(query, choices) },
      ]}
    />
  )
}

function buttons(query: string, { policy, onApprove, onBlock }: Omit<Props, 'queries'>) {
  const isApproved = policy.approved.includes(query)
  return (
    <span className="row">
      {policy.approval && (
        <Button variant="secondary" size="small" aria-pressed={isApproved} onClick={() => onApprove(query)}>
          {isApproved ? 'Approved' : 'Approve'} <VisuallyHidden>{query}</VisuallyHidden>
        </Button>
      )}
      {!policy.blocked.includes(query) && (
        <Button variant="ghost" size="small" onClick={() => onBlock(query)}>
          Block <VisuallyHidden>{query}</VisuallyHidden>
        </Button>
      )}
    </span>
  )
}
