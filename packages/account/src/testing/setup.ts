import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// What is waited for comes at once, or on a busy machine a little later; it never takes this long.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)
// What one test typed is put back in the form of no other.
afterEach(() => globalThis.sessionStorage?.clear())

// What jsdom does not do.
if (!('showModal' in HTMLDialogElement.prototype)) {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
}
