import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ProgressBar, RouteProgress } from './progress-bar.js'

describe('RouteProgress', () => {
  it('is there during a navigation and gone after it [CHROME-027, CHROME-028]', () => {
    const { rerender, container } = render(<RouteProgress active />)
    expect(screen.getByRole('progressbar', { name: 'Laddar …' })).toBeInTheDocument()
    rerender(<RouteProgress active={false} />)
    expect(container).toBeEmptyDOMElement()
  })
})

describe('ProgressBar', () => {
  const bar = () => screen.getByRole('progressbar')
  const fill = () => bar().firstElementChild

  it.each([
    [900, '499', '100%'],
    [-1, '0', '0%'],
    [0, '0', '0%'],
  ])('never goes beyond its ends: %s', (value, now, width) => {
    render(<ProgressBar value={value} maximum={499} label="Fri frakt" />)
    expect(bar()).toHaveAttribute('aria-valuenow', now)
    expect(fill()).toHaveStyle({ inlineSize: width })
  })

  it('is full when there is nothing to reach', () => {
    render(<ProgressBar value={0} maximum={0} label="Fri frakt" />)
    expect(fill()).toHaveStyle({ inlineSize: '100%' })
  })

  it('shows no number while it is unknown', () => {
    render(<ProgressBar maximum={10} label="Söker" />)
    expect(bar()).not.toHaveAttribute('aria-valuenow')
    expect(fill()).toHaveAttribute('data-unknown')
  })

  it('is announced only once', () => {
    render(<ProgressBar value={3} maximum={4} label="Laddar upp" showText />)
    expect(screen.getByText('75 %').closest('[aria-hidden="true"]')).not.toBeNull()
    expect(screen.getByRole('progressbar', { name: 'Laddar upp' })).toHaveAttribute('aria-valuenow', '3')
  })
})
