import { serveShell } from '@dawadoot/ordering/shell/serve-shell'

/** The app's files with their versions, put in by the build. */
declare const SHELL_FILES: Parameters<typeof serveShell>[0]

serveShell(SHELL_FILES, '/shell.html')
