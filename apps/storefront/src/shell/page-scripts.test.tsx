import { runInThisContext } from 'node:vm'
import { render } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { ScrollBack } from './page-scripts.js'

describe('the script that scrolls back', () => {
  let asked: MockInstance
  let scrolled: MockInstance
  const run = async () => {
    const Page = createRoutesStub([{ path: '/', Component: () => <ScrollBack nonce="n" /> }])
    const { container } = render(<Page />)
    const script = await vi.waitFor(() => {
      const found = container.querySelector('script')
      if (!found) throw new Error('There is no script yet.')
      return found
    })
    asked = vi.spyOn(Storage.prototype, 'getItem')
    scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
    runInThisContext(script.textContent ?? '')
  }
  beforeEach(() => sessionStorage.setItem('react-router-scroll-positions', JSON.stringify({ abc: 900 })))
  afterEach(() => {
    vi.restoreAllMocks()
    sessionStorage.clear()
    history.replaceState(null, '')
  })

  it('asks the storage of nobody who comes for the first time, and gives the page its key', async () => {
    history.replaceState(null, '')
    await run()
    expect(asked).not.toHaveBeenCalled()
    expect(scrolled).not.toHaveBeenCalled()
    expect((history.state as { key?: string }).key).toMatch(/./)
  })
  it('takes whoever comes back to where they were', async () => {
    history.replaceState({ key: 'abc' }, '')
    await run()
    expect(scrolled).toHaveBeenCalledWith(0, 900)
    expect(history.state).toEqual({ key: 'abc' })
  })
})
