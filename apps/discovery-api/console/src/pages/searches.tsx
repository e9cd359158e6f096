import type { ConsoleQueries, QueryFigures } from '@klarsikt/contract/discovery/types'
import { Badge } from '@klarsikt/design-system/badge'
import { ButtonLink } from '@klarsikt/design-system/button'
import { Select } from '@klarsikt/design-system/select'
import { type Column, Table } from '@klarsikt/design-system/table'
import { VisuallyHidden } from '@klarsikt/design-system/visually-hidden'
import { useState } from 'react'
import { percent } from '../lib/format.js'
import { hrefOf } from '../lib/router.js'
import { type Loading, useAnswer } from '../lib/use-answer.js'
import { Answered } from '../ui/answered.js'
import { Page } from '../ui/page.js'

const PERIODS = [
  { value: '1', label: '24 hours' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const

export function Searches() {
  const [days, setDays] = useState('30')
  const queries = useAnswer('getQueries', { query: { days } })
  return (
    <Page
      title="Searches"
      lead="The same query of one visitor counts once an hour. Queries that look like an e-mail address, telephone or identity number are counted but not shown."
      actions={
        <Select
          label="Period"
          placeholder={null}
          options={PERIODS}
          value={days}
          onChange={(event) => setDays(event.target.value)}
        />
      }
    >
      <h2>Found nothing</h2>
      <p className="help">Write a synonym for what your shop calls by another name.</p>
      <Answered loading={queries} what="searches that found nothing">
        {({ without_hits: rows, totals }) => <Unanswered rows={rows} any={totals.searches > 0} />}
      </Answered>
      <h2>Most searched</h2>
      <MostSearched queries={queries} />
    </Page>
  )
}

const UNANSWERED: readonly Column<ConsoleQueries['without_hits'][number]>[] = [
  { key: 'query', title: 'Query', rowHeader: true, cell: ({ query }) => query },
  { key: 'searches', title: 'Searches', align: 'end', cell: ({ searches }) => searches.toLocaleString('en') },
  {
    key: 'found',
    title: 'Finds now',
    align: 'end',
    cell: ({ found_now: found }) => <Badge tone={found === 0 ? 'danger' : 'success'}>{found}</Badge>,
  },
  {
    key: 'what-to-do',
    title: 'What to do',
    align: 'end',
    cell: ({ query }) => (
      <ButtonLink variant="secondary" size="small" href={hrefOf('synonyms', { term: query })}>
        Add synonym <VisuallyHidden>for {query}</VisuallyHidden>
      </ButtonLink>
    ),
  },
]

type UnansweredProps = { readonly rows: ConsoleQueries['without_hits']; readonly any: boolean }

function Unanswered({ rows, any }: UnansweredProps) {
  if (rows.length === 0)
    return (
      <p className="empty">{any ? 'Every query of this period found something.' : 'No searches in this period.'}</p>
    )
  return (
    <Table
      caption="Queries that found nothing"
      captionHidden
      rows={rows}
      rowKey={({ query }) => query}
      columns={UNANSWERED}
    />
  )
}

type Figure = {
  readonly key: string
  readonly title: string
  readonly of: (row: QueryFigures) => number
  readonly show: (row: QueryFigures) => string
}
const FIGURES: readonly Figure[] = [
  {
    key: 'searches',
    title: 'Searches',
    of: (row) => row.searches,
    show: (row) => row.searches.toLocaleString('en'),
  },
  rate('nothing', 'Found nothing', (row) => row.without_hits),
  rate('clicked', 'Click-through', (row) => row.clicked),
  rate('carted', 'To cart', (row) => row.carted),
  rate('bought', 'Conversion', (row) => row.bought),
]

function rate(key: string, title: string, part: (row: QueryFigures) => number): Figure {
  return { key, title, of: (row) => part(row) / row.searches, show: (row) => percent(part(row), row.searches) }
}

function MostSearched({ queries }: { readonly queries: Loading<ConsoleQueries> }) {
  const [sorted, setSorted] = useState('searches')
  const figure = FIGURES.find(({ key }) => key === sorted)
  return (
    <Answered loading={queries} what="searches">
      {({ top }) =>
        top.length === 0 ? (
          <p className="empty">Nobody has searched in this period, or no events have come from the shop’s pages.</p>
        ) : (
          <Table
            caption="Most searched queries"
            captionHidden
            rows={figure ? top.toSorted((a, b) => figure.of(b) - figure.of(a)) : top}
            rowKey={({ query }) => query}
            sort={{ column: sorted, order: 'descending' }}
            onSort={({ column }) => setSorted(column)}
            columns={[
              { key: 'query', title: 'Query', rowHeader: true, cell: ({ query }) => query },
              ...FIGURES.map(({ key, title, show }) => ({
                key,
                title,
                align: 'end' as const,
                sortable: true,
                cell: show,
              })),
              { key: 'what-to-do', title: 'What to do', align: 'end', cell: actions },
            ]}
          />
        )
      }
    </Answered>
  )
}

const actions = ({ query }: QueryFigures) => (
  <span className="row">
    <ButtonLink variant="secondary" size="small" href={hrefOf('rules/edit', { query })}>
      Rule <VisuallyHidden>for {query}</VisuallyHidden>
    </ButtonLink>
    <ButtonLink variant="secondary" size="small" href={hrefOf('explain', { query })}>
      Explain <VisuallyHidden>{query}</VisuallyHidden>
    </ButtonLink>
  </span>
)
