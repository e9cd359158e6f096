import * as navMessages from '@klarsikt/core/messages/nav'
import * as categoryMessages from '../messages/generated/category.js'
import * as menuMessages from '../messages/generated/menu.js'
import type { CategoryKey } from './categories.js'

type Texts = readonly [title: () => string, label: () => string]

/** Not in `categories.ts`, because every page loads the paths and not all need the texts. */
const TEXTS: Readonly<Record<CategoryKey, Texts>> = {
  glasses: [categoryMessages.glasses, navMessages.glasses],
  'glasses-online': [categoryMessages.glassesOnline, menuMessages.buyOnline],
  'glasses-readers': [categoryMessages.glassesReaders, menuMessages.readingGlasses],
  'glasses-gucci': [categoryMessages.glassesGucci, menuMessages.brandGucci],
  'glasses-tom-ford': [categoryMessages.glassesTomFord, menuMessages.brandTomFord],
  'glasses-isa-nord': [categoryMessages.glassesIsaNord, menuMessages.brandIsaNord],
  'glasses-kids': [categoryMessages.glassesKids, menuMessages.kids],
  'glasses-youth': [categoryMessages.glassesYouth, menuMessages.youth],
  'glasses-accessories': [categoryMessages.glassesAccessories, menuMessages.accessories],
  sunglasses: [categoryMessages.sunglasses, navMessages.sunglasses],
  'sunglasses-gucci': [categoryMessages.sunglassesGucci, menuMessages.brandGucci],
  'sunglasses-ray-ban': [categoryMessages.sunglassesRayBan, menuMessages.brandRayBan],
  'sunglasses-prada': [categoryMessages.sunglassesPrada, menuMessages.brandPrada],
  'sunglasses-tom-ford': [categoryMessages.sunglassesTomFord, menuMessages.brandTomFord],
  'sunglasses-kids': [categoryMessages.sunglassesKids, menuMessages.kids],
  'sunglasses-youth': [categoryMessages.sunglassesYouth, menuMessages.youth],
  'sunglasses-ray-ban-meta': [categoryMessages.sunglassesRayBanMeta, menuMessages.brandRayBanMeta],
  'sports-glasses': [categoryMessages.sportsGlasses, navMessages.sportGlasses],
  'sports-glasses-oakley': [categoryMessages.sportsGlassesOakley, menuMessages.brandOakley],
  'sports-glasses-bliz': [categoryMessages.sportsGlassesBliz, menuMessages.brandBliz],
  'sports-glasses-oakley-meta': [categoryMessages.sportsGlassesOakleyMeta, menuMessages.brandOakleyMeta],
  'sports-glasses-downhill': [categoryMessages.sportsGlassesDownhill, menuMessages.downhill],
  'sports-glasses-cross-country': [categoryMessages.sportsGlassesCrossCountry, menuMessages.crossCountry],
  'sports-glasses-running': [categoryMessages.sportsGlassesRunning, menuMessages.running],
  'sports-glasses-road-cycling': [categoryMessages.sportsGlassesRoadCycling, menuMessages.roadCycling],
  'sports-glasses-golf': [categoryMessages.sportsGlassesGolf, menuMessages.golf],
  'sports-glasses-accessories': [categoryMessages.sportsGlassesAccessories, menuMessages.accessories],
  'sports-glasses-extra-lenses': [categoryMessages.sportsGlassesExtraLenses, menuMessages.extraLenses],
  'contact-lenses': [categoryMessages.contactLenses, navMessages.lenses],
  'contact-lenses-eyeq': [categoryMessages.contactLensesEyeq, menuMessages.brandEyeq],
  'contact-lenses-dailies': [categoryMessages.contactLensesDailies, menuMessages.brandDailies],
  'contact-lenses-acuvue': [categoryMessages.contactLensesAcuvue, menuMessages.brandAcuvue],
  'contact-lenses-air-optix': [categoryMessages.contactLensesAirOptix, menuMessages.brandAirOptix],
  'contact-lenses-monthly': [categoryMessages.contactLensesMonthly, menuMessages.monthlyLenses],
  'contact-lenses-two-week': [categoryMessages.contactLensesTwoWeek, menuMessages.twoWeekLenses],
  'contact-lenses-daily': [categoryMessages.contactLensesDaily, menuMessages.dailyLenses],
  'contact-lenses-multifocal': [categoryMessages.contactLensesMultifocal, menuMessages.multifocalLenses],
  'contact-lenses-toric': [categoryMessages.contactLensesToric, menuMessages.toricLenses],
  'contact-lenses-accessories': [categoryMessages.contactLensesAccessories, menuMessages.accessories],
  'contact-lenses-solution': [categoryMessages.contactLensesSolution, menuMessages.lensSolution],
  'eye-care': [categoryMessages.eyeCare, navMessages.careProducts],
  'eye-care-supplements': [categoryMessages.eyeCareSupplements, menuMessages.supplements],
  'eye-care-eyelid-hygiene': [categoryMessages.eyeCareEyelidHygiene, menuMessages.eyelidHygiene],
  'eye-care-eye-mask': [categoryMessages.eyeCareEyeMask, menuMessages.eyeMask],
  'eye-care-eye-gel': [categoryMessages.eyeCareEyeGel, menuMessages.eyeGel],
  'eye-care-eye-spray': [categoryMessages.eyeCareEyeSpray, menuMessages.eyeSpray],
  'eye-care-eye-drops': [categoryMessages.eyeCareEyeDrops, menuMessages.eyeDrops],
  'eye-care-eyeq': [categoryMessages.eyeCareEyeq, menuMessages.brandEyeq],
  'eye-care-oxyal': [categoryMessages.eyeCareOxyal, menuMessages.brandOxyal],
  'eye-care-blepha': [categoryMessages.eyeCareBlepha, menuMessages.brandBlepha],
}

/** Returns the heading of a category page. */
export function categoryTitle(key: CategoryKey): string {
  return TEXTS[key][0]()
}

/** Returns the short name of a category for menus and breadcrumbs. */
export function categoryLabel(key: CategoryKey): string {
  return TEXTS[key][1]()
}
