import { CHROMIUM, CHROMIUM_FLAGS, SHORT_LIVED } from '@klarsikt/tooling/chromium'

/** How the journeys start their browser. */
export const chromiumOptions = { executablePath: CHROMIUM, args: [...CHROMIUM_FLAGS, SHORT_LIVED] }
