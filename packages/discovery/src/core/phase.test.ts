import { describe, expect, it } from 'vitest'
import { type Phase, type PhaseEvent, PHASES, step } from './phase.js'

const phases = Object.keys(PHASES) as Phase[]
const events: PhaseEvent[] = ['ask', 'answer', 'fail', 'more']

describe('phases of a list', () => {
  it('can all be reached from idle, and all lead to shown', () => {
    const reach = (from: Phase, seen = new Set<Phase>()): Set<Phase> => {
      for (const to of events.map((event) => step(from, event))) if (!seen.has(to)) reach(to, seen.add(to))
      return seen
    }
    expect([...reach('idle')].sort()).toEqual(phases.toSorted())
    for (const phase of phases) expect(reach(phase)).toContain('shown')
  })

  it('show what they have while another answer is loading', () => {
    expect(step('shown', 'ask')).toBe('refreshing')
    expect(step('shown', 'more')).toBe('extending')
    expect(step('extending', 'fail')).toBe('short')
    expect(step('loading', 'ask')).toBe('loading')
  })

  it('ignore what cannot happen in them', () => {
    expect(step('loading', 'more')).toBe('loading')
    expect(step('idle', 'answer')).toBe('idle')
    expect(step('failed', 'more')).toBe('failed')
  })
})
