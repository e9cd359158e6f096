// Icons of controls. Drawings from Lucide (ISC licence, https://lucide.dev/license), inlined so that a page pays only for those it shows.
import { Glyph, type IconComponent } from './glyph.js'

export const MenuIcon: IconComponent = (props) => (
  <Glyph {...props}>
    <path d="M4 5h16" />
    <path d="M4 12h16" />
    <path d="M4 19h16" />
  </Glyph>
)

export const CloseIcon: IconComponent = (props) => (
  <Glyph {...props}>
    <path d="M18 6 6 18" />
    <path d="m6 6 12 12" />
  </Glyph>
)

export const SearchIcon: IconComponent = (props) => (
  <Glyph {...props}>
    <path d="m21 21-4.34-4.34" />
    <circle cx="11" cy="11" r="8" />
  </Glyph>
)

export const EnlargeIcon: IconComponent = (props) => (
  <Glyph {...props}>
    <circle cx="11" cy="11" r="8" />
    <path d="m21 21-4.34-4.34" />
    <path d="M11 8v6" />
    <path d="M8 11h6" />
  </Glyph>
)

export const ChevronDownIcon: IconComponent = (props) => (
  <Glyph {...props}>
    <path d="m6 9 6 6 6-6" />
  </Glyph>
)

export const ChevronLeftIcon: IconComponent = (props) => (
  <Glyph {...props}>
    <path d="m15 18-6-6 6-6" />
  </Glyph>
)

export const ChevronRightIcon: IconComponent = (props) => (
  <Glyph {...props}>
    <path d="m9 18 6-6-6-6" />
  </Glyph>
)

export const ArrowLeftIcon: IconComponent = (props) => (
  <Glyph {...props}>
    <path d="m12 19-7-7 7-7" />
    <path d="M19 12H5" />
  </Glyph>
)

export const ArrowRightIcon: IconComponent = (props) => (
  <Glyph {...props}>
    <path d="M5 12h14" />
    <path d="m12 5 7 7-7 7" />
  </Glyph>
)

export const PlusIcon: IconComponent = (props) => (
  <Glyph {...props}>
    <path d="M5 12h14" />
    <path d="M12 5v14" />
  </Glyph>
)

export const MinusIcon: IconComponent = (props) => (
  <Glyph {...props}>
    <path d="M5 12h14" />
  </Glyph>
)

export const PlusMinusIcon: IconComponent = (props) => (
  <Glyph {...props}>
    <path d="M12 3v14" />
    <path d="M5 10h14" />
    <path d="M5 21h14" />
  </Glyph>
)

export const CheckIcon: IconComponent = (props) => (
  <Glyph {...props}>
    <path d="M20 6 9 17l-5-5" />
  </Glyph>
)

export const TrashIcon: IconComponent = (props) => (
  <Glyph {...props}>
    <path d="M10 11v6" />
    <path d="M14 11v6" />
    <path d="M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6" />
    <path d="M3 6h18" />
    <path d="M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2" />
  </Glyph>
)

export const EditIcon: IconComponent = (props) => (
  <Glyph {...props}>
    <path d="M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z" />
    <path d="m15 5 4 4" />
  </Glyph>
)

export const FilterIcon: IconComponent = (props) => (
  <Glyph {...props}>
    <path d="M10 5H3" />
    <path d="M12 19H3" />
    <path d="M14 3v4" />
    <path d="M16 17v4" />
    <path d="M21 12h-9" />
    <path d="M21 19h-5" />
    <path d="M21 5h-7" />
    <path d="M8 10v4" />
    <path d="M8 12H3" />
  </Glyph>
)

export const PlayIcon: IconComponent = (props) => (
  <Glyph {...props}>
    <path d="M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z" />
  </Glyph>
)

export const PauseIcon: IconComponent = (props) => (
  <Glyph {...props}>
    <rect x="14" y="3" width="5" height="18" rx="1" />
    <rect x="5" y="3" width="5" height="18" rx="1" />
  </Glyph>
)

export const DownloadIcon: IconComponent = (props) => (
  <Glyph {...props}>
    <path d="M12 15V3" />
    <path d="M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4" />
    <path d="m7 10 5 5 5-5" />
  </Glyph>
)

export const PrintIcon: IconComponent = (props) => (
  <Glyph {...props}>
    <path d="M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2" />
    <path d="M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6" />
    <rect x="6" y="14" width="12" height="8" rx="1" />
  </Glyph>
)

export const ExternalIcon: IconComponent = (props) => (
  <Glyph {...props}>
    <path d="M15 3h6v6" />
    <path d="M10 14 21 3" />
    <path d="M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6" />
  </Glyph>
)

export const ReturnIcon: IconComponent = (props) => (
  <Glyph {...props}>
    <path d="M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8" />
    <path d="M3 3v5h5" />
  </Glyph>
)

export const LogOutIcon: IconComponent = (props) => (
  <Glyph {...props}>
    <path d="m16 17 5-5-5-5" />
    <path d="M21 12H9" />
    <path d="M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4" />
  </Glyph>
)

export const SortIcon: IconComponent = (props) => (
  <Glyph {...props}>
    <path d="m7 15 5 5 5-5" />
    <path d="m7 9 5-5 5 5" />
  </Glyph>
)

export const SortAscendingIcon: IconComponent = (props) => (
  <Glyph {...props}>
    <path d="m5 12 7-7 7 7" />
    <path d="M12 19V5" />
  </Glyph>
)

export const SortDescendingIcon: IconComponent = (props) => (
  <Glyph {...props}>
    <path d="M12 5v14" />
    <path d="m19 12-7 7-7-7" />
  </Glyph>
)
