import type { ReactNode } from 'react'
import type { BoxState, SearchBox } from '../core/search-box-types.js'

/** Renders a notice of the page in the modal of a search field. */
export type ModalNotice = (state: BoxState) => ReactNode

/** Notices by search field. The provider draws the modal and does not know of pages. */
export const modalNotices = new WeakMap<SearchBox, ModalNotice>()
