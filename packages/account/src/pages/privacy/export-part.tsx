import { dateTimeText } from '@klarsikt/core/calendar'
import { DATA_EXPORT_HOURS } from '@klarsikt/core/customer'
import * as personalDataMessages from '@klarsikt/core/messages/personal-data'
import { href } from '@klarsikt/core/paths'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { Link } from '@klarsikt/design-system/link'
import { SmallForm } from '../../layout/small-form.js'
import { useLookAgain } from '../../layout/use-look-again.js'
import type { PrivacyPartProps } from './privacy-page-props.js'

/** The ZIP file: asked for, being made, or ready to be fetched. */
export function ExportPart({ data: { file }, needsLogin }: PrivacyPartProps) {
  useLookAgain(file.status === 'waiting')
  return (
    <>
      <p className="ks-text-muted">{personalDataMessages.exportIntro({ hours: DATA_EXPORT_HOURS })}</p>
      {file.status === 'waiting' && (
        <Alert
          live="status"
          actions={<Link href={href('account-privacy')}>{personalDataMessages.exportRefresh()}</Link>}
        >
          {personalDataMessages.exportWaiting()}
        </Alert>
      )}
      {file.status === 'ready' && file.expiresAt !== null && (
        <Alert tone="success" live="status">
          {personalDataMessages.exportReady({ until: dateTimeText(new Date(file.expiresAt)) })}
        </Alert>
      )}
      {!needsLogin && file.status === 'ready' && file.path !== null && (
        // A form of the browser itself: the answer is a file, and the page stays.
        <form method="get" action={file.path}>
          <Button type="submit">{personalDataMessages.exportDownload()}</Button>
        </form>
      )}
      {!needsLogin && file.status !== 'waiting' && (
        <SmallForm
          intent="export"
          variant="secondary"
          action={file.status === 'ready' ? personalDataMessages.exportAgain() : personalDataMessages.exportRequest()}
        />
      )}
    </>
  )
}
