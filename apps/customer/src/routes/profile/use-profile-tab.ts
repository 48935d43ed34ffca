import { useLocation, useSearchParams } from 'react-router'
import * as v from 'valibot'
import { PROFILE_TABS, type ProfileTab } from '../../paths.ts'

const Tab = v.picklist(PROFILE_TABS)
const State = v.object({ initialActiveTab: Tab })

/** The tab in the address bar; else the one that navigation state asks for; else Personal Info. */
export const useProfileTab = (): ProfileTab => {
  const [search] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  const named = v.safeParse(Tab, search.get('tab'))
  if (named.success) return named.output
  const asked = v.safeParse(State, state)
  return asked.success ? asked.output.initialActiveTab : 'personal'
}
