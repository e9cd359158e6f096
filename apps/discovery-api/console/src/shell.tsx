import type { ConsoleSession } from '@klarsikt/contract/discovery/types'
import { useMemo } from 'react'
import type { Client } from './lib/client.js'
import { goTo, type ConsoleLocation, useConsoleLocation } from './lib/router.js'
import { type Workplace, WorkplaceContext } from './lib/workplace.js'
import { Explain } from './pages/explain.js'
import { Overview } from './pages/overview.js'
import { RulePage } from './pages/rule-page.js'
import { Rules } from './pages/rules.js'
import { Searches } from './pages/searches.js'
import { Suggestions } from './pages/suggestions.js'
import { Synonyms } from './pages/synonyms.js'
import { Link } from './ui/link.js'
import { Mark } from './ui/mark.js'
import { Page } from './ui/page.js'

const PAGES = [
  ['', 'Overview'],
  ['searches', 'Searches'],
  ['suggestions', 'Suggestions'],
  ['synonyms', 'Synonyms'],
  ['rules', 'Rules'],
  ['explain', 'Explain'],
] as const

type Props = { readonly client: Client; readonly session: ConsoleSession; readonly onLeave: () => void }

export function Shell({ client, session, onLeave }: Props) {
  const place = useConsoleLocation()
  const requestedMarket = place.search.get('market')
  const market = session.markets.find((one) => one.market === requestedMarket) ?? session.markets[0]
  const workplace = useMemo<Workplace | null>(
    () =>
      market
        ? {
            tenant: session.tenant,
            market,
            call: (name, input) => client.call(name, { ...input, market: market.market }),
          }
        : null,
    [client, market, session.tenant],
  )
  const top = place.page.split('/')[0] ?? ''
  return (
    <div className="shell">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="bar">
        <p className="brand">
          <Mark /> <span>Discovery</span>
        </p>
        <nav aria-label="Pages">
          <ul>
            {PAGES.map(([page, name]) => (
              <li key={page}>
                <Link page={page} current={top === page}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="who">
          <MarketChoice markets={session.markets} chosen={market?.market ?? ''} place={place} />
          <span className="tenant">{session.tenant}</span>
          <button type="button" className="button quiet small" onClick={onLeave}>
            Sign out
          </button>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {workplace ? (
          <WorkplaceContext value={workplace}>
            {/* The key gives each market a fresh page, without state of the other one. */}
            <Content key={workplace.market.market} place={place} />
          </WorkplaceContext>
        ) : (
          <Page title="No market yet">
            <p className="empty">This tenant has no market. Add one with the tenant call of the service.</p>
          </Page>
        )}
      </main>
    </div>
  )
}

function Content({ place }: { readonly place: ConsoleLocation }) {
  const value = (name: string) => place.search.get(name) ?? ''
  switch (place.page) {
    case '':
      return <Overview />
    case 'searches':
      return <Searches />
    case 'suggestions':
      return <Suggestions />
    case 'synonyms':
      return <Synonyms key={value('term')} term={value('term')} />
    case 'rules':
      return <Rules />
    case 'rules/edit':
      return <RulePage key={place.search.toString()} query={place.search.get('query')} category={value('category')} />
    case 'explain':
      return <Explain key={place.search.toString()} query={value('query')} product={value('product')} />
    default:
      return (
        <Page title="There is no such page">
          <p>
            <Link page="">Go to the overview</Link>
          </p>
        </Page>
      )
  }
}

type ChoiceProps = {
  readonly markets: ConsoleSession['markets']
  readonly chosen: string
  readonly place: ConsoleLocation
}

function MarketChoice({ markets, chosen, place }: ChoiceProps) {
  if (markets.length < 2) return <span className="market">{chosen.toUpperCase()}</span>
  return (
    <label className="market">
      <span className="unseen">Market</span>
      <select
        value={chosen}
        onChange={(event) => goTo(`/v2/console/${place.page.split('/')[0] ?? ''}?market=${event.target.value}`)}
      >
        {markets.map(({ market, language, currency }) => (
          <option key={market} value={market}>
            {market.toUpperCase()} · {language} · {currency}
          </option>
        ))}
      </select>
    </label>
  )
}
