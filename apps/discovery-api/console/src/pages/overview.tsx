import type { ConsoleFeeds, ConsoleQueries } from '@klarsikt/contract/discovery/types'
import { counted, duration, instant, percent } from '../lib/format.js'
import { useAnswer } from '../lib/use-answer.js'
import { useWorkplace } from '../lib/workplace.js'
import { Answered } from '../ui/answered.js'
import { Link } from '../ui/link.js'
import { Page } from '../ui/page.js'
import { Scroll } from '../ui/scroll.js'

export function Overview() {
  const feeds = useAnswer('getFeeds')
  const queries = useAnswer('getQueries', { query: { days: '30' } })
  return (
    <Page
      title="Overview"
      actions={
        <button
          type="button"
          className="button"
          onClick={() => {
            feeds.again()
            queries.again()
          }}
        >
          Refresh
        </button>
      }
    >
      <div className="cards">
        <Answered loading={feeds} what="the catalogue">
          {(value) => <CatalogueCard feeds={value} />}
        </Answered>
        <Answered loading={queries} what="searches">
          {(value) => <SearchCard queries={value} />}
        </Answered>
      </div>
      <h2>Latest feeds</h2>
      <Answered loading={feeds} what="feeds">
        {(value) => <Reports feeds={value} />}
      </Answered>
    </Page>
  )
}

function CatalogueCard({ feeds: { products, running, reports } }: { readonly feeds: ConsoleFeeds }) {
  const [last] = reports
  const state = running > 0 ? 'Feed running' : !last ? 'Never fed' : last.refusal ? 'Last feed refused' : stateOf(last)
  const tone = running > 0 ? 'plain' : !last || last.refusal ? 'bad' : last.rejected > 0 ? 'warn' : 'good'
  return (
    <section className="card" aria-label="Catalogue">
      <p className="card-label">
        Catalogue <span className={`state ${tone}`}>{state}</span>
      </p>
      <p className="figure">{products.toLocaleString('en')}</p>
      <p className="help">
        {products === 1 ? 'product' : 'products'} can be found
        {last && <>, last fed {instant(last.ended_at)}</>}
      </p>
    </section>
  )
}

function stateOf({ rejected }: ConsoleFeeds['reports'][number]): string {
  return rejected > 0 ? `${counted(rejected, 'line')} rejected` : 'Healthy'
}

function SearchCard({ queries: { totals, days } }: { readonly queries: ConsoleQueries }) {
  return (
    <section className="card" aria-label="Searches">
      <p className="card-label">
        Searches, last {days} days <Link page="searches">Details</Link>
      </p>
      <p className="figure">{totals.searches.toLocaleString('en')}</p>
      <dl className="rates">
        <Rate name="Found nothing" value={percent(totals.without_hits, totals.searches)} />
        <Rate name="Click-through" value={percent(totals.clicked, totals.searches)} />
        <Rate name="Conversion" value={percent(totals.bought, totals.searches)} />
      </dl>
    </section>
  )
}

function Rate({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function Reports({ feeds: { reports } }: { readonly feeds: ConsoleFeeds }) {
  const { tenant, market } = useWorkplace()
  if (reports.length === 0)
    return (
      <div className="empty">
        <p>No feed has come yet. Send the catalogue, one JSON record a line:</p>
        <pre>{`curl -X PUT ${location.origin}/v2/feed/${tenant}/${market.market}/products \\
  -H "authorization: Bearer $DISCOVERY_KEY" --data-binary @catalogue.ndjson`}</pre>
      </div>
    )
  return (
    <ul className="reports">
      {reports.map((report) => (
        <li key={report.id}>
          <Report report={report} />
        </li>
      ))}
    </ul>
  )
}

function Report({ report }: { readonly report: ConsoleFeeds['reports'][number] }) {
  const { refusal, rejected, accepted, rejected_lines: lines } = report
  const head = (
    <>
      <span className="report-when">{instant(report.ended_at)}</span>
      <span className="report-what">
        {report.mode === 'replace' ? 'Whole catalogue' : 'Changes'}, {duration(report.started_at, report.ended_at)}
      </span>
      <span className={refusal ? 'state bad' : rejected > 0 ? 'state warn' : 'state good'}>
        {refusal ? 'Refused' : `${counted(accepted, 'line')} accepted`}
        {!refusal && rejected > 0 && `, ${rejected.toLocaleString('en')} rejected`}
      </span>
    </>
  )
  if (refusal)
    return (
      <div className="report">
        {head} <p className="help">{refusal} The catalogue stayed as it was.</p>
      </div>
    )
  if (lines.length === 0) return <div className="report">{head}</div>
  return (
    <details className="report">
      <summary>{head}</summary>
      <Scroll label="Rejected lines">
        <table>
          <thead>
            <tr>
              <th scope="col" className="number">
                Line
              </th>
              <th scope="col">Product</th>
              <th scope="col">Field</th>
              <th scope="col">Why</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.line}>
                <td className="number">{line.line}</td>
                <td>{line.product_id ?? '–'}</td>
                <td>
                  <code>{line.field || '–'}</code>
                </td>
                <td>{line.why}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {rejected > lines.length && <p className="help">The first {lines.length} are shown.</p>}
    </details>
  )
}
