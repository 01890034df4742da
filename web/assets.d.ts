// Styles and other files that the build turns into modules.

/// <reference types="vite/client" />
