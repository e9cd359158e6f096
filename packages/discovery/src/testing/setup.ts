import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// What is waited for comes at once, or on a busy machine a little later; it never takes this long.
configure({ asyncUtilTimeout: 10_000 })
afterEach(() => {
  if (typeof document !== 'undefined') cleanup()
})

// jsdom has the dialog element without its modal methods; tests without a document need none.
if (typeof HTMLDialogElement !== 'undefined' && !('showModal' in HTMLDialogElement.prototype)) {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
}
// jsdom has no layout to scroll.
if (typeof window !== 'undefined') window.scrollTo = () => undefined
