import { Component, type ReactNode } from 'react'

type Props = {
  /** Is reported together with the error. */
  readonly message: string
  readonly report: (message: string, details?: unknown) => void
  /** Is shown instead of the part that failed. */
  readonly fallback: ReactNode
  /** When this value changes, the children are rendered again. */
  readonly resetKey?: unknown
  readonly children: ReactNode
}
type State = { readonly failed: boolean; readonly resetKey: unknown }

/** Stops an error in one part from breaking the page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey }
  }

  override componentDidCatch(error: unknown): void {
    this.props.report(this.props.message, error)
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
