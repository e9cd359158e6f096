// What every shop has in its head: the queue, which works before the widget is there.
window.dpq =
  window.dpq ||
  function () {
    ;(window.dpq.q = window.dpq.q || []).push(arguments)
  }
const product = location.pathname.match(/^\/products\/(.+)$/)
if (product) window.dpq('setProductId', decodeURIComponent(product[1]))
// Names on the window before the widget came, for the journey that looks for what it adds.
window.shopNames = Object.getOwnPropertyNames(window)
