// Never drawn: before the script has decided what is asked the form says that it is loading, and afterwards the
// widget of the kind that was decided on draws it.

import type { Widget } from '../../react/widget.tsx'

export const flexibleWidget: Widget = { isTyped: false, Control: () => null }
