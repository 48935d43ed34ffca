import type { Address } from '@dawadoot/domain/address/address'

export const SAMPLE_HOME: Address = {
  id: 'a1',
  deliveryType: 'home',
  userName: 'Asha Rao',
  userContact: '9000000001',
  name: 'Home',
  address: '12 Janpath',
  pincode: '110001',
  district: 'New Delhi',
  state: 'Delhi',
  country: 'India',
  isDefault: true,
  reach: 'in_reach',
}
