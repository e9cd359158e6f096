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
  it('never goes beyond its ends', () => {
    const { rerender } = render(<ProgressBar value={900} maximum={499} label="Fri frakt" />)
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '499')
    rerender(<ProgressBar value={-1} maximum={499} label="Fri frakt" />)
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
  })
})
