/** Reloads the page. It has its own module, so that tests can count the calls. */
export const reloadPage = (): void => location.reload()
