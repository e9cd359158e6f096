import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A generous limit for a busy machine.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)

// jsdom has the dialog element without its modal methods; tests of files run without a document.
if (typeof HTMLDialogElement !== 'undefined' && !('showModal' in HTMLDialogElement.prototype)) {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
      // Browsers fire the event in a separate task.
      queueMicrotask(() => this.dispatchEvent(new Event('close')))
    },
  })
}
