import { act, render, screen } from '@testing-library/react'
import { assert, property, string } from 'fast-check'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { SETTLE_MS } from '../field/use-announcement.js'
import { loadPasswordEstimator, PasswordStrength, type PasswordEstimator } from './password-strength.js'
import { SWEDISH_PASSWORDS } from './swedish-passwords.js'

const pause = (time: number) =>
  act(() => {
    vi.advanceTimersByTime(time)
  })
let rate: PasswordEstimator
beforeAll(async () => {
  rate = await loadPasswordEstimator()
})

describe('the password estimator', () => {
  it('refuses seven characters and accepts eight, whatever they are [VALID-011]', () => {
    expect(rate('åäöåäöx').level).toBe('short')
    expect(rate('aaaaaaaa').level).not.toBe('short')
    expect(rate('😀'.repeat(7)).level).toBe('short')
    expect(rate('😀'.repeat(8)).level).not.toBe('short')
  })

  it('accepts 128 characters and refuses one more', () => {
    const long = 'vi äter pannkakor med sylt '.repeat(5)
    expect(rate(long.slice(0, 128)).level).not.toBe('long')
    expect(rate(long.slice(0, 129)).level).toBe('long')
    expect(rate('').level).toBe('empty')
  })

  it.each([
    ['password', 'common'],
    ['P@ssw0rd', 'common'],
    ['lösenord', 'common'],
    ['Lösenord1', 'common'],
    ['Sommar2024', 'common'],
    ['fotboll123', 'common'],
    ['glasögon!', 'common'],
    ['12345678', 'common'],
    ['1qaz2wsx', 'common'],
    ['aaaaaaaaaaaa', 'repetition'],
    ['xkqxkqxkqxkq', 'repetition'],
    ['abcdefghij', 'sequence'],
    ['bvcxsdfghj', 'keyboard'],
    ['19850412', 'date'],
    ['1985-04-12', 'date'],
  ])('calls %s weak, because of a %s', (password, weakness) => {
    expect(rate(password)).toMatchObject({ level: 'weak', weakness })
  })

  it('prefers words over rules of composition', () => {
    expect(rate('Sommar2024!')).toMatchObject({ level: 'fair', weakness: 'common' })
    expect(rate('korrekt ponny batteri klister').level).toBe('strong')
    expect(rate('xK9#mQ2v').level).toBe('good')
  })

  it('gives nothing for the person’s own name and address', () => {
    const personal = ['Torvald', 'Hägerstrand', 'torvald.h@exempel.se']
    expect(rate('torvaldhägerstrand').level).toBe('strong')
    expect(rate('torvaldhägerstrand', personal)).toMatchObject({ level: 'weak', weakness: 'personal' })
    expect(rate('TorvaldHagerstrand1', personal).level).toBe('weak')
    expect(rate('torvald.h@exempel.se', personal).level).not.toBe('strong')
  })

  it('rates any text', () => {
    assert(
      property(string({ maxLength: 60, unit: 'binary' }), (password) => {
        expect(rate(password).length).toBe([...password].length)
      }),
    )
  })

  it('compares words as they are folded', () => {
    for (const word of SWEDISH_PASSWORDS) expect(word).toMatch(/^[a-z]{3,}$/)
  })
})

describe('PasswordStrength', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('reads out the outcome once typing pauses, and only then', async () => {
    const { rerender } = render(<PasswordStrength password="" />)
    const region = screen.getByRole('status')
    const said: string[] = []
    const observer = new MutationObserver(() => {})
    observer.observe(region, { subtree: true, characterData: true, childList: true })
    for (const end of [1, 4, 8]) {
      rerender(<PasswordStrength password={'password'.slice(0, end)} />)
      pause(SETTLE_MS - 1)
      said.push(region.textContent ?? '')
    }
    expect(said).toEqual(['', '', ''])
    await act(() => loadPasswordEstimator())
    pause(1)
    pause(SETTLE_MS)
    expect(region).toHaveTextContent('Svagt. Det bygger på något av det första som andra gissar.')
    expect(observer.takeRecords().length).toBeLessThanOrEqual(1)
    observer.disconnect()
  })

  it('announces its value in words', async () => {
    render(<PasswordStrength password="abcdefghij" />)
    await act(() => loadPasswordEstimator())
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Svagt.')
    expect(screen.getByText('Undvik följder som 1234 eller abcd.', { exact: false })).toBeInTheDocument()
  })
})
