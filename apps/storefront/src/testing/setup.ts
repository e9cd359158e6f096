import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { browserLocks } from './browser-locks.js'

// Elements appear at once, or a little later on a busy machine. The limit is far above that.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)
// jsdom has no locks. Each test gets new ones, so that waiting work of one test does not block the next.
beforeEach(() => Object.defineProperty(navigator, 'locks', { value: browserLocks(), configurable: true }))
