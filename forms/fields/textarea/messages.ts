// A text of several lines speaks as a line of text does.

export { messages } from '../text/messages.ts'
