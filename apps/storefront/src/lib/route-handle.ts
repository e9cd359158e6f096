/** What a route may say about the shell around it. */
export interface RouteHandle {
  /** No header, no footer [CHROME-021]. */
  readonly noLayout?: boolean
  /** No sticky buttons on small screens [CHROME-022]. */
  readonly noFoldMobile?: boolean
}
