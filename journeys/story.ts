// The portal as a visitor starts it: with the people and requests of the demo's story.

import { testIn } from './closed-portal.ts'

export const test = testIn({ DEMO_STORY: 'on' })
