// The questions that the service's script has put in this place.

import { rowId } from '../../react/addresses.ts'
import { FieldList } from '../../react/field-list.tsx'
import type { Widget } from '../../react/widget.tsx'

export const slotWidget: Widget = {
  frame: () => 'bare',
  isTyped: false,
  Control: ({ field, store, language, widgets, id }) =>
    store.rowsOf(field.name).map(row => (
      <div key={row.key} data-row={row.key}>
        <FieldList
          fields={row.table.fields}
          store={row}
          form={rowId(id, row)}
          language={language}
          widgets={widgets}
        />
      </div>
    )),
}
