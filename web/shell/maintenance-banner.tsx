// The place under the header where the portal says that it is about to close. What it says is loaded once there is something
// to say.

import { DrawnPart } from './drawn-part.tsx'
import { lateComponent } from './late-component.tsx'
import styles from './toasts.module.css'
import { useMaintenance, useMaintenanceWatch } from './use-maintenance.tsx'

export const MaintenanceNotice = lateComponent(() => import('./maintenance-notice.tsx'), 'MaintenanceNotice')

export const MaintenanceBanner = () => {
  const now = useMaintenance()
  useMaintenanceWatch()
  return (
    <div className={styles.toasts} role="status" data-print="never">
      {now && (
        <DrawnPart>
          <MaintenanceNotice {...now} />
        </DrawnPart>
      )}
    </div>
  )
}
