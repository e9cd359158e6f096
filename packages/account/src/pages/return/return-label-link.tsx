import * as returnMessages from '@klarsikt/core/messages/return'
import { DownloadLink } from '../../layout/download-link.js'

/** The label of a return, to be printed. */
export function ReturnLabelLink({ url }: { readonly url: string }) {
  return <DownloadLink href={url}>{returnMessages.label()}</DownloadLink>
}
