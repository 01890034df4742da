// The field kind `unit` as a form in the browser loads it: what it is and how it is drawn.

export { unit as kind } from '../../fields/unit/unit.ts'
export { unitWidget as widget } from './unit.widget.tsx'
