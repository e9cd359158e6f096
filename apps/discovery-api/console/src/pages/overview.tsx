import type { ConsoleFeeds, ConsoleQueries } from '@klarsikt/contract/discovery/types'
import { Badge } from '@klarsikt/design-system/badge'
import { Button } from '@klarsikt/design-system/button'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { Link } from '@klarsikt/design-system/link'
import { type Column, Table } from '@klarsikt/design-system/table'
import { counted, duration, instant, percent } from '../lib/format.js'
import { hrefOf } from '../lib/router.js'
import { useAnswer } from '../lib/use-answer.js'
import { useWorkplace } from '../lib/workplace.js'
import { Answered } from '../ui/answered.js'
import { Page } from '../ui/page.js'

export function Overview() {
  const feeds = useAnswer('getFeeds')
  const queries = useAnswer('getQueries', { query: { days: '30' } })
  return (
    <Page
      title="Overview"
      actions={
        <Button
          variant="secondary"
          onClick={() => {
            feeds.again()
            queries.again()
          }}
        >
          Refresh
        </Button>
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
  const tone = running > 0 ? 'neutral' : !last || last.refusal ? 'danger' : last.rejected > 0 ? 'warning' : 'success'
  return (
    <section className="box" aria-label="Catalogue">
      <p className="card-label">
        Catalogue <Badge tone={tone}>{state}</Badge>
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
    <section className="box" aria-label="Searches">
      <p className="card-label">
        Searches, last {days} days <Link href={hrefOf('searches')}>Details</Link>
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
    <ul>
      {reports.map((report) => (
        <li key={report.id} className="report">
          <Report report={report} />
        </li>
      ))}
    </ul>
  )
}

const REJECTED: readonly Column<ConsoleFeeds['reports'][number]['rejected_lines'][number]>[] = [
  { key: 'line', title: 'Line', cell: ({ line }) => line },
  { key: 'product', title: 'Product', cell: (line) => line.product_id ?? '–' },
  { key: 'field', title: 'Field', cell: ({ field }) => <code>{field || '–'}</code> },
  { key: 'why', title: 'Why', cell: ({ why }) => why },
]

function Report({ report }: { readonly report: ConsoleFeeds['reports'][number] }) {
  const { refusal, rejected, accepted, rejected_lines: lines } = report
  const head = (
    <span className="report-head">
      <strong>{instant(report.ended_at)}</strong>
      <span>
        {report.mode === 'replace' ? 'Whole catalogue' : 'Changes'}, {duration(report.started_at, report.ended_at)}
      </span>
      <Badge tone={refusal ? 'danger' : rejected > 0 ? 'warning' : 'success'}>
        {refusal ? 'Refused' : `${counted(accepted, 'line')} accepted`}
        {!refusal && rejected > 0 && `, ${rejected.toLocaleString('en')} rejected`}
      </Badge>
    </span>
  )
  if (refusal)
    return (
      <>
        {head} <p className="help">{refusal} The catalogue stayed as it was.</p>
      </>
    )
  if (lines.length === 0) return head
  return (
    <Disclosure title={head}>
      <Table
        caption="Rejected lines"
        captionHidden
        rows={lines}
        rowKey={({ line }) => String(line)}
        columns={REJECTED}
      />
      {rejected > lines.length && <p className="help">The first {lines.length} are shown.</p>}
    </Disclosure>
  )
}
