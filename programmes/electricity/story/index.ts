// The customers of the electricity company before the demo began.

import type { StoryPart } from '@bawaba/contract/story.ts'
import { billCases, comparison, furtherBills } from './bills.ts'
import { furtherMeters, meterCases } from './meters.ts'
import { furtherRequests, openRequests } from './requests.ts'

export const electricityStory: StoryPart = {
  isOutside: true,
  homes: {
    cases: [...meterCases, ...billCases, ...openRequests],
    calls: [comparison],
    drafts: [
      {
        at: '4d 22:10',
        by: 'noha',
        draft: 'NAME_TRANSFER',
        answers: { fullName: 'نهى محمود عبد الرحمن', mobile: '01012345678', why: 'BOUGHT' },
      },
    ],
  },
  more: { cases: [...furtherMeters, ...furtherBills, ...furtherRequests] },
}
