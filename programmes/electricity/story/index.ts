// The customers of the electricity company before the demo began.

import type { StoryPart } from '@bawaba/contract/story.ts'
import { billCases } from './bills.ts'
import { meterCases } from './meters.ts'

export const electricityStory: StoryPart = {
  isOutside: true,
  cases: [...meterCases, ...billCases],
}
