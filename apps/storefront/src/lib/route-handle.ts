/** What a route can say about the shell around it. */
export interface RouteHandle {
  /** Hides header and footer [CHROME-021]. */
  readonly noLayout?: boolean
  /** Hides the sticky buttons of small screens [CHROME-022]. */
  readonly noFoldMobile?: boolean
}
