// What stands above a page on paper, where the header with its links is left out: whose paper it is.

import { Brand } from './brand.tsx'

export const PaperHead = () => (
  <div data-print="only">
    <Brand plain />
  </div>
)
