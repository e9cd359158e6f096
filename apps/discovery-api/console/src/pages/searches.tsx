import type { ConsoleQueries, QueryFigures } from '@klarsikt/contract/discovery/types'
import { useState } from 'react'
import { percent } from '../lib/format.js'
import { type Loading, useAnswer } from '../lib/use-answer.js'
import { Answered } from '../ui/answered.js'
import { Link } from '../ui/link.js'
import { Page } from '../ui/page.js'
import { Scroll } from '../ui/scroll.js'

const PERIODS = [
  ['1', '24 hours'],
  ['7', '7 days'],
  ['30', '30 days'],
  ['90', '90 days'],
] as const

export function Searches() {
  const [days, setDays] = useState('30')
  const queries = useAnswer('getQueries', { query: { days } })
  return (
    <Page
      title="Searches"
      lead="The same query of one visitor counts once an hour. Queries that look like an e-mail address, telephone or identity number are counted but not shown."
      actions={
        <fieldset className="segments">
          <legend className="unseen">Period</legend>
          {PERIODS.map(([value, name]) => (
            <label key={value}>
              <input
                type="radio"
                name="period"
                value={value}
                checked={days === value}
                onChange={() => setDays(value)}
              />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
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

type UnansweredProps = { readonly rows: ConsoleQueries['without_hits']; readonly any: boolean }

function Unanswered({ rows, any }: UnansweredProps) {
  if (rows.length === 0)
    return (
      <p className="empty">{any ? 'Every query of this period found something.' : 'No searches in this period.'}</p>
    )
  return (
    <Scroll label="Queries that found nothing">
      <table>
        <thead>
          <tr>
            <th scope="col">Query</th>
            <th scope="col" className="number">
              Searches
            </th>
            <th scope="col" className="number">
              Finds now
            </th>
            <th scope="col">
              <span className="unseen">What to do</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ query, searches, found_now: found }) => (
            <tr key={query}>
              <th scope="row">{query}</th>
              <td className="number">{searches.toLocaleString('en')}</td>
              <td className="number">
                {found === 0 ? <span className="state bad">0</span> : <span className="state good">{found}</span>}
              </td>
              <td className="row-actions">
                <Link page="synonyms" search={{ term: query }} className="button small">
                  Add synonym <span className="unseen">for {query}</span>
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  )
}

type Column = {
  readonly name: string
  readonly of: (row: QueryFigures) => number
  readonly show: (row: QueryFigures) => string
}
const COLUMNS: readonly Column[] = [
  { name: 'Searches', of: (row) => row.searches, show: (row) => row.searches.toLocaleString('en') },
  rate('Found nothing', (row) => row.without_hits),
  rate('Click-through', (row) => row.clicked),
  rate('To cart', (row) => row.carted),
  rate('Conversion', (row) => row.bought),
]

function rate(name: string, part: (row: QueryFigures) => number): Column {
  return { name, of: (row) => part(row) / row.searches, show: (row) => percent(part(row), row.searches) }
}

function MostSearched({ queries }: { readonly queries: Loading<ConsoleQueries> }) {
  const [sorted, setSorted] = useState(COLUMNS[0])
  return (
    <Answered loading={queries} what="searches">
      {({ top }) =>
        top.length === 0 ? (
          <p className="empty">Nobody has searched in this period, or no events have come from the shop’s pages.</p>
        ) : (
          <Scroll label="Most searched queries">
            <table>
              <thead>
                <tr>
                  <th scope="col">Query</th>
                  {COLUMNS.map((column) => (
                    <th
                      key={column.name}
                      scope="col"
                      className="number"
                      aria-sort={column === sorted ? 'descending' : 'none'}
                    >
                      <button type="button" className="sort" onClick={() => setSorted(column)}>
                        {column.name}
                      </button>
                    </th>
                  ))}
                  <th scope="col">
                    <span className="unseen">What to do</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {(sorted ? top.toSorted((a, b) => sorted.of(b) - sorted.of(a)) : top).map((row) => (
                  <Row key={row.query} row={row} />
                ))}
              </tbody>
            </table>
          </Scroll>
        )
      }
    </Answered>
  )
}

function Row({ row }: { readonly row: QueryFigures }) {
  return (
    <tr>
      <th scope="row">{row.query}</th>
      {COLUMNS.map((column) => (
        <td key={column.name} className="number">
          {column.show(row)}
        </td>
      ))}
      <td className="row-actions">
        <Link page="rules/edit" search={{ query: row.query }} className="button small">
          Rule <span className="unseen">for {row.query}</span>
        </Link>
        <Link page="explain" search={{ query: row.query }} className="button small">
          Explain <span className="unseen">{row.query}</span>
        </Link>
      </td>
    </tr>
  )
}
