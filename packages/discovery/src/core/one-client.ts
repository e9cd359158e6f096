/** Message for a second client on one page. */
export const ONE_CLIENT = 'Only one discovery client can be started on a page'
