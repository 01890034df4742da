// What the aids that open as a dialog are given.

export type PanelProps = {
  onClose: () => void /** Opens the question of who one is instead. */
  onBrowse: () => void
}
