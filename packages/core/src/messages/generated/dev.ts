// Compiled from the JSON catalogues by `pnpm messages`.
import { type Value } from '../message.js'
/** dev.widget.notConfigured */ export const widgetNotConfigured = () => 'Rekommendationerna är inte konfigurerade. Omslut appen med widgetens provider.'
/** dev.widget.navigateRequired */ export const widgetNavigateRequired = () => 'Du måste ange en navigateFunction när ramverkets router inte används.'
/** dev.widget.marketNotSet */ export const widgetMarketNotSet = () => 'Marknad är inte angiven.'
/** dev.widget.singleInstance */ export const widgetSingleInstance = () => 'Det får bara finnas en instans per uniqueInstanceKeyForState.'
/** dev.widget.differentOrigin */ export const widgetDifferentOrigin = (p: { readonly url: Value }) => `Navigering utan sidladdning till ${p.url} går inte: adressen har annat ursprung.`
/** dev.widget.noImageSrc */ export const widgetNoImageSrc = () => 'Bildadress saknas.'
/** dev.widget.fetchFailed */ export const widgetFetchFailed = () => 'Sökresultaten kunde inte hämtas.'
