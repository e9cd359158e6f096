import { SubscriptionStatus } from '@klarsikt/core/lens-subscription'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { LensSubscriptionCard, LifestyleSubscriptionCard } from './subscription-card.js'

const lens = { title: 'Dailies Total1', monthlyPrice: 449, interval: 'm3', nextDelivery: '2027-01-15' } as const
const glasses = { title: 'Lifestyle', monthlyPrice: 149, startDate: '2026-02-01', bindingEnd: '2028-01-31' } as const
const value = (term: string) => screen.queryByText(term)?.nextElementSibling?.textContent

describe('a lens subscription', () => {
  it('shows the next delivery and the interval while it runs [LENS-001, LENS-013]', () => {
    render(<LensSubscriptionCard {...lens} status={SubscriptionStatus.Active} />)
    expect(value('Nästa leverans')).toBe('Fredag 15 januari')
    expect(value('Leveransintervall')).toBe('Varje kvartal')
    expect(value('Månadspris')).toBe('449\u00A0kr/mån')
  })

  it('promises no delivery while it is paused, whatever date it is handed [LENS-005]', () => {
    render(<LensSubscriptionCard {...lens} status={SubscriptionStatus.Paused} />)
    expect(screen.queryByText('Nästa leverans')).toBeNull()
    expect(screen.getByText(/görs inga dragningar och inga leveranser/)).toBeVisible()
  })

  it('is final when it is cancelled: no price, no reactivation [LENS-006]', () => {
    render(<LensSubscriptionCard {...lens} status={SubscriptionStatus.Canceled} />)
    expect(screen.queryByText('Månadspris')).toBeNull()
    expect(screen.getByText(/kan inte återupptas/)).toBeVisible()
  })

  it('counts what is frozen [LENS-011]', () => {
    render(<LensSubscriptionCard {...lens} status={SubscriptionStatus.Active} frozen={1} />)
    expect(screen.getByText('1 produkt är fryst och följer inte med i leveransen.')).toBeVisible()
  })
})

describe('a glasses subscription', () => {
  it('shows the binding period and the remaining exchanges [LIFE-002, LIFE-008]', () => {
    const { rerender } = render(<LifestyleSubscriptionCard {...glasses} status="Active" />)
    expect(value('Bindningstiden slutar')).toBe('31 januari 2028')
    expect(value('Årligt byte')).toBe('Kvar att använda')
    rerender(<LifestyleSubscriptionCard {...glasses} bindingEnd={null} status="Active" exchangeUsed />)
    expect(value('Bindningstiden slutar')).toBe('Ingen bindningstid')
    expect(value('Årligt byte')).toBe('Använt i år')
  })

  it('shows its last day once notice is given, and how to undo it [LIFE-004, LIFE-005]', () => {
    render(<LifestyleSubscriptionCard {...glasses} status="Active" noticeDate="2026-12-24" />)
    expect(screen.getByText('Uppsagt till 24 december 2026')).toBeVisible()
    expect(screen.getByText(/du kan ångra dig/)).toBeVisible()
  })

  it('counts free months after a winback [LIFE-006]', () => {
    render(<LifestyleSubscriptionCard {...glasses} status="Active" freeMonths={3} />)
    expect(screen.getByText('Du har 3 kostnadsfria månader kvar.')).toBeVisible()
  })

  it('speaks English', () => {
    render(
      <LocaleProvider locale="en-GB" texts={en}>
        <LifestyleSubscriptionCard {...glasses} status="Created" />
      </LocaleProvider>,
    )
    expect(screen.getByText('The subscription begins on 1 February 2026.')).toBeVisible()
  })
})
