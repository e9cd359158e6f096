import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Elements appear at once, or a little later on a busy machine. The limit is far above that.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)
// The input that one test leaves in the tab must not appear in the form of another test.
afterEach(() => globalThis.sessionStorage?.clear())

// jsdom has no dialogs.
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
