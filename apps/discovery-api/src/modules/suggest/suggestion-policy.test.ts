import { describe, expect, it } from 'vitest'
import { OPEN_POLICY, queryStates } from './suggestion-policy.js'

describe('what the merchant lets others see', () => {
  it.each([
    ['glasögon är bluff', ['bluff'], 'blocked'],
    ['Glasögon är BLUFF!', ['bluff'], 'blocked'],
    ['köp hos konkurrenten.se', ['konkurrenten se'], 'blocked'],
    ['bluffa', ['bluff'], 'shown'],
    ['båge', ['bage'], 'blocked'],
    ['båge', [''], 'shown'],
    ['båge', [], 'shown'],
  ])('%j with %j blocked is %s', (query, blocked, state) => {
    expect(queryStates({ ...OPEN_POLICY, blocked })(query)).toBe(state)
  })

  it('waits for approval where it is asked for, and a block wins over an approval', () => {
    const policy = { approval: true, approved: ['  Runda BÅGAR'], blocked: ['hattar'] }
    expect(['runda bågar', 'runda hjul', 'runda hattar'].map(queryStates(policy))).toEqual([
      'shown',
      'waiting',
      'blocked',
    ])
    expect(queryStates({ ...policy, approved: ['runda hattar'] })('runda hattar')).toBe('blocked')
  })
})
