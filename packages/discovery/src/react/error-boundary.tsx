import { Component, type ReactNode } from 'react'

type Props = {
  /** Reported together with the error. */
  readonly message: string
  readonly report: (message: string, details?: unknown) => void
  /** In place of what failed. */
  readonly fallback: ReactNode
  /** Another value gives the children another chance. */
  readonly resetKey?: unknown
  readonly children: ReactNode
}
type State = { readonly failed: boolean; readonly resetKey: unknown }

/** Keeps an error in one part from breaking the page. */
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
