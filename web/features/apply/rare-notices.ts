// Notices that most forms never show, in one file.

export { Countdown } from '../../modules/deadlines/countdown.tsx'
export { ClosesSoon } from './closes-soon.tsx'
export { DraftConflict } from './draft-conflict.tsx'
export { DraftGone } from './draft-gone.tsx'
export { FormChanges } from './form-changes.tsx'
export { FoundNotice } from './found-notice.tsx'
export { SentBeforeNotice } from './sent-before.tsx'
export { VisitorAnswers } from './visitor-answers.tsx'
