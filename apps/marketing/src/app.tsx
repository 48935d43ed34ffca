import { Route, Routes } from 'react-router'
import { AboutPage } from './about/about-page.tsx'
import { FranchisePage } from './franchise/franchise-page.tsx'
import { HospitalPage } from './hospital/hospital-page.tsx'
import { Layout } from './layout/layout.tsx'
import { StartPage } from './layout/start-page.tsx'
import { NotFoundPage } from './not-found/not-found-page.tsx'

export function App() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path="/" element={<StartPage />} />
        <Route path="/about" element={<AboutPage />} />
        <Route path="/hospital-onboarding" element={<HospitalPage />} />
        <Route path="/franchise" element={<FranchisePage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  )
}
