import { type Failure, isFailure } from '@klarsikt/contract/client'
import { httpStatus } from '@klarsikt/core/errors'
import { BRAND_NAME } from '@klarsikt/core/markets'
import * as metaMessages from '@klarsikt/core/messages/meta'
import { canonicalAddress } from '@klarsikt/core/paths'
import { data } from 'react-router'

/** The reply of a call; a refusal becomes the error page of its status. */
export function replyOrThrow<T>(answer: T | Failure): T {
  if (isFailure(answer)) {
    const { code } = answer.error
    throw data(answer.error, { status: httpStatus(code), statusText: code })
  }
  return answer
}

/** What the head of a page says; made on the server, so that the browser only prints it. */
export interface PageHead {
  readonly title: string
  readonly description: string
  readonly canonical: string
  readonly image: string | null
  readonly noIndex: boolean
}

interface HeadSource {
  readonly request: Request
  readonly origin: string
  /** Without the shop's name, which is added [META-008]. */
  readonly title: string
  readonly description?: string | null
  /** Overrides the path of the request. */
  readonly path?: string
  readonly image?: string | null
  readonly noIndex?: boolean
}

/** Head of a page: title with the shop's name, default description [META-010], canonical address [META-011]. */
export function pageHead({ request, origin, title, description, path, image, noIndex }: HeadSource): PageHead {
  const url = new URL(request.url)
  return {
    // The start page begins with the name.
    title: title.split(' ')[0] === BRAND_NAME ? title : `${title}${metaMessages.titleSeparator()}${BRAND_NAME}`,
    description: description || metaMessages.defaultDescription({ brand: BRAND_NAME }),
    canonical: origin + canonicalAddress(path ?? url.pathname.replace(/\.data$/, ''), url.search),
    image: image ? new URL(image, origin).href : null,
    noIndex: noIndex ?? false,
  }
}
