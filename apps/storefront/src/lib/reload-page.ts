/** Reloads the page; of its own, so that tests can count it. */
export const reloadPage = (): void => location.reload()
