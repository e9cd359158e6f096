import type { ConsoleSession } from '@klarsikt/contract/discovery/types'
import { Button } from '@klarsikt/design-system/button'
import { Anchor, Link } from '@klarsikt/design-system/link'
import { Select } from '@klarsikt/design-system/select'
import { SkipLink } from '@klarsikt/design-system/skip-link'
import { VisuallyHidden } from '@klarsikt/design-system/visually-hidden'
import { useMemo } from 'react'
import type { Client } from './lib/client.js'
import { goTo, hrefOf, type ConsoleLocation, useConsoleLocation } from './lib/router.js'
import { type Workplace, WorkplaceContext } from './lib/workplace.js'
import { Explain } from './pages/explain.js'
import { Overview } from './pages/overview.js'
import { RulePage } from './pages/rule-page.js'
import { Rules } from './pages/rules.js'
import { Searches } from './pages/searches.js'
import { Suggestions } from './pages/suggestions.js'
import { Synonyms } from './pages/synonyms.js'
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
    <>
      <SkipLink />
      <header className="bar">
        <p className="brand">
          <Mark /> <span>Discovery</span>
        </p>
        <nav aria-label="Pages">
          <ul>
            {PAGES.map(([page, name]) => (
              <li key={page}>
                <Anchor href={hrefOf(page)} aria-current={top === page ? 'page' : undefined}>
                  {name}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
        <div className="who">
          <MarketChoice markets={session.markets} chosen={market?.market ?? ''} place={place} />
          <strong>{session.tenant}</strong>
          <Button variant="ghost" size="small" onClick={onLeave}>
            Sign out
          </Button>
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
    </>
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
            <Link href={hrefOf('')}>Go to the overview</Link>
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
  if (markets.length < 2) return <span className="help">{chosen.toUpperCase()}</span>
  return (
    <Select
      label={<VisuallyHidden>Market</VisuallyHidden>}
      placeholder={null}
      options={markets.map(({ market, language, currency }) => ({
        value: market,
        label: `${market.toUpperCase()} · ${language} · ${currency}`,
      }))}
      value={chosen}
      onChange={(event) => goTo(`/v2/console/${place.page.split('/')[0] ?? ''}?market=${event.target.value}`)}
    />
  )
}
