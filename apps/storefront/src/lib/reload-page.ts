let isOwn = false

/** Reloads the page; of its own, so that tests can count it. */
export const reloadPage = (): void => {
  isOwn = true
  location.reload()
}

/** Whether it is the shop that reloads the page, and not the router for lack of code. */
export const isOwnReload = (): boolean => isOwn
