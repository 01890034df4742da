// The quiet pattern of eight-point stars, in the text colour of its band. The band is `position: relative`
// and its own content too. One soft band a page besides the footer, no more.

import styles from './lattice.module.css'

export const Lattice = () => <div className={styles.lattice} aria-hidden="true" />
