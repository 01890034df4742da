import '@bawaba/ui/ui.css'
import { mountOurs } from './ours.tsx'
import { serve } from './page.ts'

serve(mountOurs())
