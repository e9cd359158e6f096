import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// jsdom draws nothing: what belongs to a screen is stood in for.
window.scrollTo = () => {}
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
afterEach(cleanup)
