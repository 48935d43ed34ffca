import { useLocation } from 'react-router'
import * as v from 'valibot'
import { PROFILE_TABS, type ProfileTab } from '../../paths.ts'

const Tab = v.picklist(PROFILE_TABS)
const State = v.object({ initialActiveTab: Tab })

/** The tab in the address bar; else the one that navigation state asks for; else Personal Info. */
export const useProfileTab = (): ProfileTab => {
  const { state, search } = useLocation() as { state: unknown; search: string }
  const named = v.safeParse(Tab, new URLSearchParams(search).get('tab'))
  if (named.success) return named.output
  const asked = v.safeParse(State, state)
  return asked.success ? asked.output.initialActiveTab : 'personal'
}
