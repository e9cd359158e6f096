// jsdom has the dialog element without its modal methods. Tests without a document need neither.
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
// jsdom has no layout, so nothing can scroll.
if (typeof window !== 'undefined') window.scrollTo = () => undefined
