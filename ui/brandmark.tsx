// The mark of the portal: an open gate in an eight-point star, a sun on its threshold.

import styles from './brandmark.module.css'

export const Brandmark = () => (
  <svg className={styles.mark} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
    <path
      className={styles.star}
      d="M9 9h8.8L24 2.8 30.2 9H39v8.8L45.2 24 39 30.2V39h-8.8L24 45.2 17.8 39H9v-8.8L2.8 24 9 17.8z"
    />
    <path
      className={styles.gate}
      d="M14.5 36V22.5C14.5 17 18.5 14 24 10.5c5.5 3.5 9.5 6.5 9.5 12V36h-5v-12.5c0-3-1.8-4.7-4.5-6.5-2.7 1.8-4.5 3.5-4.5 6.5V36z"
    />
    <path className={styles.sun} d="M20.5 36v-1a3.5 3.5 0 0 1 7 0v1z" />
  </svg>
)
