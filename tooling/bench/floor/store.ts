import { create } from 'zustand'
import { persist } from 'zustand/middleware'

type Shop = { lines: readonly string[]; login: boolean; open: () => void; close: () => void }

export const useShop = create<Shop>()(
  persist(
    (set): Shop => ({
      lines: [],
      login: false,
      open: () => set({ login: true }),
      close: () => set({ login: false }),
    }),
    { name: 'floor', partialize: ({ lines }) => ({ lines }) },
  ),
)
