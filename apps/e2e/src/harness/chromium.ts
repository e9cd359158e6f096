import { CHROMIUM, CHROMIUM_FLAGS, SHORT_LIVED } from '@klarsikt/tooling/chromium'

export const chromiumOptions = { executablePath: CHROMIUM, args: [...CHROMIUM_FLAGS] }

export const journeyOptions = { ...chromiumOptions, args: [...CHROMIUM_FLAGS, SHORT_LIVED] }
