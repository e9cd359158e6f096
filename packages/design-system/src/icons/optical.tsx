// Our own icons of optical things.
import { Glyph, type IconComponent } from './glyph.js'

export const RoundFrameIcon: IconComponent = (props) => (
  <Glyph {...props}>
    <circle cx="6.5" cy="12.5" r="4" />
    <circle cx="17.5" cy="12.5" r="4" />
    <path d="M10.5 12a1.6 1.6 0 0 1 3 0M2.5 12 1.5 10.5M21.5 12l1-1.5" />
  </Glyph>
)

export const SquareFrameIcon: IconComponent = (props) => (
  <Glyph {...props}>
    <rect x="2.5" y="8.5" width="8" height="7.5" rx="1.5" />
    <rect x="13.5" y="8.5" width="8" height="7.5" rx="1.5" />
    <path d="M10.5 11.5a2 2 0 0 1 3 0M2.5 10H1M21.5 10H23" />
  </Glyph>
)

export const RectangleFrameIcon: IconComponent = (props) => (
  <Glyph {...props}>
    <rect x="2" y="9.5" width="8.5" height="5.5" rx="1.5" />
    <rect x="13.5" y="9.5" width="8.5" height="5.5" rx="1.5" />
    <path d="M10.5 11.5a2 2 0 0 1 3 0M2 10.5l-1-.5M22 10.5l1-.5" />
  </Glyph>
)

export const OvalFrameIcon: IconComponent = (props) => (
  <Glyph {...props}>
    <ellipse cx="6.4" cy="12.5" rx="4.4" ry="3.2" />
    <ellipse cx="17.6" cy="12.5" rx="4.4" ry="3.2" />
    <path d="M10.8 12a1.4 1.4 0 0 1 2.4 0M2 12l-1-1M22 12l1-1" />
  </Glyph>
)

export const CatEyeFrameIcon: IconComponent = (props) => (
  <Glyph {...props}>
    <path d="M1.5 8.5c3.5-.8 6.8 0 9 1.8.2 3.2-1.6 5.7-4.3 5.7-2.6 0-3.9-2.4-3.7-5.2zM22.5 8.5c-3.5-.8-6.8 0-9 1.8-.2 3.2 1.6 5.7 4.3 5.7 2.6 0 3.9-2.4 3.7-5.2zM10.5 11a2 2 0 0 1 3 0" />
  </Glyph>
)

export const AviatorFrameIcon: IconComponent = (props) => (
  <Glyph {...props}>
    <path d="M2 9c2.8-1 6-1 8.6-.2.4 4-1.4 7.7-4.6 7.7C3.2 16.5 1.6 13 2 9zM22 9c-2.8-1-6-1-8.6-.2-.4 4 1.4 7.7 4.6 7.7 2.8 0 4.4-3.5 4-7.5zM10.5 8.8h3M10.4 11.3c1-.7 2.2-.7 3.2 0" />
  </Glyph>
)

export const BrowlineFrameIcon: IconComponent = (props) => (
  <Glyph {...props}>
    <path d="M2 9.5c2.6-1.3 6-1.3 8.5 0M13.5 9.5c2.6-1.3 6-1.3 8.5 0" strokeWidth={3} />
    <path d="M2.3 10.5c0 3.5 1.5 5.5 4 5.5s4-2 4-5.5M13.7 10.5c0 3.5 1.5 5.5 4 5.5s4-2 4-5.5M10.5 10.5h3" />
  </Glyph>
)

export const ContactLensIcon: IconComponent = (props) => (
  <Glyph {...props}>
    <path d="M3 10c0-1.7 4-3 9-3s9 1.3 9 3-4 3-9 3-9-1.3-9-3z" />
    <path d="M3 10c0 4.5 4 8 9 8s9-3.5 9-8" />
    <path d="M8.5 15.2c1 .5 2.2.8 3.5.8" />
  </Glyph>
)

export const LensCareIcon: IconComponent = (props) => (
  <Glyph {...props}>
    <path d="M9 7h6v3l2 2.5V20a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 20v-7.5L9 10zM9.5 7V4.5h5V7M11 4.5V2.5h2v2" />
    <path d="M12 13.5c1.2 1.4 1.8 2.3 1.8 3.2a1.8 1.8 0 0 1-3.6 0c0-.9.6-1.8 1.8-3.2z" />
  </Glyph>
)

export const PupilDistanceIcon: IconComponent = (props) => (
  <Glyph {...props}>
    <circle cx="6" cy="10" r="3.5" />
    <circle cx="18" cy="10" r="3.5" />
    <path d="M6 10v9M18 10v9M6 17.5h12M8 15.5l-2 2 2 2M16 15.5l2 2-2 2" />
  </Glyph>
)

export const PhoropterIcon: IconComponent = (props) => (
  <Glyph {...props}>
    <circle cx="7" cy="10" r="5" />
    <circle cx="17" cy="10" r="5" />
    <circle cx="7" cy="10" r="1.7" />
    <circle cx="17" cy="10" r="1.7" />
    <path d="M12 2v5M7 15v3.5h10V15M12 18.5V22" />
  </Glyph>
)

export const EyeChartIcon: IconComponent = (props) => (
  <Glyph {...props}>
    <rect x="5" y="2.5" width="14" height="19" rx="1.5" />
    <path d="M9.5 10V6h5M9.5 8h4M9.5 10h5M8.5 14h1.5M12 14h.5M14.5 14H16M8.5 17.5h1M11 17.5h1M13.5 17.5h2" />
  </Glyph>
)
