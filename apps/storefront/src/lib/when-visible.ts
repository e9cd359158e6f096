/** Calls the function after a pause, but not before the page is visible. Returns a function that cancels it. */
export function whenVisible(pause: number, call: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'hidden') return
    document.removeEventListener('visibilitychange', look)
    call()
  }
  const timer = setTimeout(() => {
    document.addEventListener('visibilitychange', look)
    look()
  }, pause)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
