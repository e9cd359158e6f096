// The script in the head of every shop: the queue, which works before the widget is loaded.
window.dpq =
  window.dpq ||
  function () {
    ;(window.dpq.q = window.dpq.q || []).push(arguments)
  }
const product = location.pathname.match(/^\/products\/(.+)$/)
if (product) window.dpq('setProductId', decodeURIComponent(product[1]))
// Names on the window before the widget is loaded, so that a journey can find what the widget adds.
window.shopNames = Object.getOwnPropertyNames(window)
