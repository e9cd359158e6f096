import * as commonMessages from '@klarsikt/core/messages/common'
import * as errorMessages from '@klarsikt/core/messages/error'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { Component, type ReactNode } from 'react'

interface View3dFailedProps {
  readonly poster: ReactNode
  readonly onRetry: () => void
  readonly children: ReactNode
}

/** The picture and a way to try again where the code of the viewer does not come. */
export class View3dFailed extends Component<View3dFailedProps, { readonly failed: boolean }> {
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
          {errorMessages.viewer3d()}
        </Alert>
      </>
    )
  }
}
