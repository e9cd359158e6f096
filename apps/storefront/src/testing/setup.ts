import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { browserLocks } from './browser-locks.js'

// What is waited for comes at once, or on a busy machine a little later; it never takes this long.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)
// jsdom has no locks; what one test leaves waiting does not stop the next.
beforeEach(() => Object.defineProperty(navigator, 'locks', { value: browserLocks(), configurable: true }))
