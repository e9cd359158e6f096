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
