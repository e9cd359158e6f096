import * as commonMessages from '@klarsikt/core/messages/common'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { Component, type ReactNode } from 'react'

interface LazyViewFailedProps {
  readonly poster: ReactNode
  readonly failure: string
  readonly onRetry: () => void
  readonly children: ReactNode
}

/** Shows the picture and a button to try again when the code of a view cannot be loaded. */
export class LazyViewFailed extends Component<LazyViewFailedProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const again = () => {
      this.props.onRetry()
      this.setState({ failed: false })
    }
    return (
      <>
        {this.props.poster}
        <Alert
          tone="error"
          live="alert"
          actions={
            <Button size="small" variant="secondary" onClick={again}>
              {commonMessages.retry()}
            </Button>
          }
        >
          {this.props.failure}
        </Alert>
      </>
    )
  }
}
