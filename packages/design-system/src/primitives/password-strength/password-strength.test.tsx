import { act, render, screen } from '@testing-library/react'
import { assert, property, string } from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SETTLE_MS } from '../field/use-announcement.js'
import { COMMON_PASSWORDS } from './common-passwords.js'
import { estimatePassword, PasswordStrength } from './password-strength.js'

const pause = (time: number) =>
  act(() => {
    vi.advanceTimersByTime(time)
  })
const rate = (password: string, personal?: readonly string[]) => estimatePassword(password, personal)

describe('estimatePassword', () => {
  it('refuses seven characters and takes eight, whatever they are [VALID-011]', () => {
    expect(rate('åäöåäöx').level).toBe('short')
    expect(rate('aaaaaaaa').level).not.toBe('short')
    expect(rate('😀'.repeat(7)).level).toBe('short')
    expect(rate('😀'.repeat(8)).level).not.toBe('short')
  })

  it('takes 128 characters and refuses one more', () => {
    const long = 'vi äter pannkakor med sylt '.repeat(5)
    expect(rate(long.slice(0, 128)).level).toBe('strong')
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
    ['aaaaaaaaaaaa', 'repetition'],
    ['xkqxkqxkqxkq', 'repetition'],
    ['12345678', 'sequence'],
    ['abcdefghij', 'sequence'],
    ['87654321', 'sequence'],
    ['qwertyuiop', 'keyboard'],
    ['lkjhgfdsa', 'keyboard'],
    ['asdfghjklöä', 'keyboard'],
    ['1qaz2wsx', 'keyboard'],
    ['19850412', 'date'],
    ['1985-04-12', 'date'],
  ])('calls %s weak, because of a %s', (password, weakness) => {
    expect(rate(password)).toMatchObject({ level: 'weak', weakness })
  })

  it('lets rules of composition count for nothing: words beat signs', () => {
    expect(rate('Sommar2024!').level).toBe('weak')
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

  it('never calls a repetition stronger than what would be as long without it', () => {
    expect(rate('gröt'.repeat(8)).bits).toBeLessThan(rate('gröt').bits + 4)
  })

  it('never loses by a character at the end that follows no pattern, and never fails', () => {
    assert(
      property(string({ maxLength: 60, unit: 'binary' }), (password) => {
        const { bits, length } = rate(password)
        expect(bits).toBeLessThanOrEqual(length * Math.log2(10) + 1e-9)
        expect(rate(`${password}\u2603`).bits).toBeGreaterThanOrEqual(bits)
      }),
    )
  })

  it('is done with the longest password, whose readings are past counting', () => {
    const { bits, length } = rate('qwerty1234aaaa'.repeat(12))
    expect(bits).toBeLessThanOrEqual(length * Math.log2(10))
  })

  it('knows words as they are folded, or they would never be found', () => {
    for (const word of COMMON_PASSWORDS) expect(word).toMatch(/^[a-z]{3,}$/)
  })
})

describe('PasswordStrength', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('reads out the outcome once typing pauses, and only then', () => {
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
    pause(1)
    expect(region).toHaveTextContent('Svagt. Det bygger på något av det första som andra gissar.')
    expect(observer.takeRecords().length).toBeLessThanOrEqual(1)
    observer.disconnect()
  })

  it('says its value in words', () => {
    render(<PasswordStrength password="12345678" />)
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Svagt.')
    expect(screen.getByText('Undvik följder som 1234 eller abcd.', { exact: false })).toBeInTheDocument()
  })
})
