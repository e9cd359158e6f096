// Compiled from the JSON catalogues by `pnpm messages`.
import { message, type Value } from '@klarsikt/core/messages'
/** gallery.enlarge */ export const enlarge = /* @__PURE__ */ message('gallery.enlarge', (p: { readonly name: Value }) => `Förstora: ${p.name}`)
/** gallery.image */ export const image = /* @__PURE__ */ message('gallery.image', (p: { readonly index: Value; readonly count: Value }) => `Bild ${p.index} av ${p.count}`)
/** gallery.missing */ export const missing = /* @__PURE__ */ message('gallery.missing', () => 'Bilden saknas.')
/** gallery.notEnlarged */ export const notEnlarged = /* @__PURE__ */ message('gallery.notEnlarged', () => 'Bilden kunde inte förstoras. Kontrollera din internetanslutning och försök igen.')
/** gallery.zoomHelp */ export const zoomHelp = /* @__PURE__ */ message('gallery.zoomHelp', () => 'Plus och minus förstorar och förminskar, noll visar hela bilden och pilarna flyttar den. När hela bilden syns byter pilarna bild.')
/** gallery.zoomIn */ export const zoomIn = /* @__PURE__ */ message('gallery.zoomIn', () => 'Förstora')
/** gallery.zoomLevel */ export const zoomLevel = /* @__PURE__ */ message('gallery.zoomLevel', (p: { readonly percent: Value }) => `Förstoring ${p.percent} %`)
/** gallery.zoomOut */ export const zoomOut = /* @__PURE__ */ message('gallery.zoomOut', () => 'Förminska')
/** gallery.zoomReset */ export const zoomReset = /* @__PURE__ */ message('gallery.zoomReset', () => 'Visa hela bilden')
