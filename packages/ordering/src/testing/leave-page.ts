import { fireEvent, type RenderResult } from '@testing-library/react'

/** As a reload does: the page hears of it, then nothing of it is left. */
export const leavePage = (view: RenderResult): void => {
  fireEvent(window, new Event('pagehide'))
  view.unmount()
}
