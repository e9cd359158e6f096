import * as errorMessages from '@klarsikt/core/messages/error'
import * as glassesSubscriptionPageMessages from '@klarsikt/core/messages/glasses-subscription-page'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { Form } from 'react-router'

/** Says that subscriptions are under maintenance, and offers to load the page again [ERR-022]. */
export function Maintenance() {
  return (
    <>
      <Alert tone="warning" title={glassesSubscriptionPageMessages.maintenanceTitle()}>
        {errorMessages.subscriptionMaintenance()}
      </Alert>
      <Form method="get">
        <Button type="submit" variant="secondary">
          {glassesSubscriptionPageMessages.maintenanceReload()}
        </Button>
      </Form>
    </>
  )
}
