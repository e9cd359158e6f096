import { CHROMIUM, CHROMIUM_FLAGS, SHORT_LIVED } from '@klarsikt/tooling/chromium'

/** How the browser is started that takes pictures and measures. */
export const chromiumOptions = { executablePath: CHROMIUM, args: [...CHROMIUM_FLAGS] }

/** How the journeys start theirs. */
export const journeyOptions = { ...chromiumOptions, args: [...CHROMIUM_FLAGS, SHORT_LIVED] }
