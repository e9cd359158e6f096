import * as returnMessages from '@klarsikt/core/messages/return'
import { DownloadLink } from '@klarsikt/page-kit/frame'

/** Links to the return label as a file to print. */
export function ReturnLabelLink({ url }: { readonly url: string }) {
  return <DownloadLink href={url}>{returnMessages.label()}</DownloadLink>
}
