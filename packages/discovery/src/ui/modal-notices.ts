import type { ReactNode } from 'react'
import type { BoxState, SearchBox } from '../core/search-box-types.js'

/** Renders notices of the page underneath in the modal of a search field. */
export type ModalNotice = (state: BoxState) => ReactNode

/** By search field: the modal is drawn by the provider, which does not know of pages. */
export const modalNotices = new WeakMap<SearchBox, ModalNotice>()
