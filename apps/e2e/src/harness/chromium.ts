import { CHROMIUM, CHROMIUM_FLAGS, SHORT_LIVED } from '@klarsikt/tooling/chromium'

/** Options of the browser for pictures and measurements. */
export const chromiumOptions = { executablePath: CHROMIUM, args: [...CHROMIUM_FLAGS] }

/** Options of the browser for journeys. */
export const journeyOptions = { ...chromiumOptions, args: [...CHROMIUM_FLAGS, SHORT_LIVED] }
